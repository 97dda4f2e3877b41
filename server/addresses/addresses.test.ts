import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_ENTRY, BILLING, SHIPPING, signUp } from '../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUp(shop);
});
afterAll(() => shop.close());

describe('an address', () => {
  it('is kept for its buyer alone, tidied, with the account’s e-mail', async () => {
    const { result } = await buyer.api.saveAddress({
      body: { ...ADDRESS_ENTRY, address_phone: '+91 98300-12345', address_gstin: ' 19aaucu4821h1zs ' },
    });
    expect(result).toMatchObject({
      ...ADDRESS_ENTRY,
      address_email: buyer.email,
      address_phone: '9830012345',
      address_gstin: '19AAUCU4821H1ZS',
    });
    expect((await buyer.api.listAddresses()).result).toEqual([result]);
    expect((await (await signUp(shop)).api.listAddresses()).result).toEqual([]);
  });

  it.each([
    ['address_gstin', { address_gstin: '19AAUCU4821H1ZT' }, /last character/],
    ['address_gstin', { address_gstin: '27AAPFU0939F1ZV' }, /belongs to Maharashtra/],
    ['address_phone', { address_phone: '12345' }, /10 digit/],
    ['billing_address.b_pin', { billing_address: { ...BILLING, b_pin: '560001' } }, /not in West Bengal/],
    ['billing_address.b_pin', { billing_address: { ...BILLING, b_pin: '0560' } }, /6 digits/],
    [
      'billing_address.b_district',
      { billing_address: { ...BILLING, b_district: 'Mysuru' } },
      /district of West Bengal/,
    ],
    ['billing_address.b_state', { billing_address: { ...BILLING, b_state: 'Bengal' } }, /choose a state/],
    ['shipping_address.s_city', { shipping_address: { ...SHIPPING, s_city: '  ' } }, /City is required/],
    ['address_customer', { address_customer: '' }, /Customer or person is required/],
  ])('is refused with the reason at %s', async (field, change, message) => {
    await expect(buyer.api.saveAddress({ body: { ...ADDRESS_ENTRY, ...change } })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.stringMatching(message) },
    });
  });
});
