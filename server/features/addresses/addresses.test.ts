import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADDRESS_ENTRY,
  BILLING,
  fetchProducts,
  quoteRequestFor,
  SHIPPING,
  signUp,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUp(shop);
});
afterAll(() => shop.close());

const CONSIGNEE = { consignee_name: 'Peenya Fabricators', consignee_gstin: '29AAGCB7383J1Z4' };

describe('an address', () => {
  it('is saved for its buyer only, normalised, with the account’s e-mail', async () => {
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

  it.each(['033 4000 1234', '1800-123-4567', '+49 30 1234567'])('can have the phone %s', async (phone) => {
    const { result } = await buyer.api.saveAddress({
      body: { ...ADDRESS_ENTRY, address_phone: ` ${phone} ` },
    });
    expect(result.address_phone).toBe(phone);
  });

  it.each([
    ['address_gstin', { address_gstin: '19AAUCU4821H1ZT' }, /last character/],
    ['address_gstin', { address_gstin: '27AAPFU0939F1ZV' }, /belongs to Maharashtra/],
    ['address_phone', { address_phone: '12345' }, /10 to 15 digits/],
    ['billing_address.b_pin', { billing_address: { ...BILLING, b_pin: '560001' } }, /not in West Bengal/],
    ['billing_address.b_pin', { billing_address: { ...BILLING, b_pin: '0560' } }, /6 digits/],
    [
      'billing_address.b_district',
      { billing_address: { ...BILLING, b_district: 'Mysuru' } },
      /district in West Bengal/,
    ],
    ['billing_address.b_state', { billing_address: { ...BILLING, b_state: 'Bengal' } }, /choose a state/],
    ['shipping_address.s_city', { shipping_address: { ...SHIPPING, s_city: '  ' } }, /City is required/],
    ['address_customer', { address_customer: '' }, /Customer or person is required/],
    ['address_name', { address_name: 'Asha\u0007' }, /characters that cannot be used/],
    // A lone surrogate: not a character, and the database cannot store it.
    [
      'shipping_address.s_city',
      { shipping_address: { ...SHIPPING, s_city: 'Pune\ud800' } },
      /cannot be used/,
    ],
  ])('is rejected with an error for %s', async (field, change, message) => {
    await expect(buyer.api.saveAddress({ body: { ...ADDRESS_ENTRY, ...change } })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.stringMatching(message) },
    });
  });
});

describe('the consignee of an address', () => {
  it('is absent for a site of the buyer’s own, and otherwise a company with its GSTIN or URP', async () => {
    const { api } = await signUp(shop);
    const { result: own } = await api.saveAddress({ body: ADDRESS_ENTRY });
    expect(Object.keys(own)).not.toContain('consignee_name');
    const { result: other } = await api.saveAddress({ body: { ...ADDRESS_ENTRY, ...CONSIGNEE } });
    expect(other).toMatchObject(CONSIGNEE);
    const unregistered = { ...CONSIGNEE, consignee_gstin: ' urp ' };
    const { result: third } = await api.saveAddress({ body: { ...ADDRESS_ENTRY, ...unregistered } });
    expect(third).toMatchObject({ ...CONSIGNEE, consignee_gstin: 'URP' });
    expect((await api.listAddresses()).result).toEqual([own, other, third]);
  });

  it('can be taken out again', async () => {
    const { api } = await signUp(shop);
    const { result } = await api.saveAddress({ body: { ...ADDRESS_ENTRY, ...CONSIGNEE } });
    const changed = await api.updateAddress({ params: { id: result._id }, body: ADDRESS_ENTRY });
    expect(Object.keys(changed.result)).not.toContain('consignee_name');
    expect((await api.listAddresses()).result).toEqual([changed.result]);
  });

  it.each([
    [
      'consignee_gstin',
      { consignee_name: 'Peenya Fabricators' },
      'For an unregistered company, please enter URP',
    ],
    ['consignee_name', { consignee_gstin: 'URP' }, 'Consignee name is required'],
    ['consignee_name', { ...CONSIGNEE, consignee_name: ' ' }, 'Consignee name is required'],
    ['consignee_gstin', { ...CONSIGNEE, consignee_gstin: '' }, 'GSTIN is required'],
    ['consignee_gstin', { ...CONSIGNEE, consignee_gstin: '29AAGCB7383J1Z5' }, 'typing mistake'],
    ['consignee_gstin', { ...CONSIGNEE, consignee_gstin: '19 aaucu4821h1zs' }, 'This is your own GSTIN'],
    [
      'consignee_gstin',
      { ...CONSIGNEE, consignee_gstin: '27AAPFU0939F1ZV' },
      'belongs to Maharashtra, but the goods are delivered to Karnataka',
    ],
  ])('is rejected with an error for %s: %o', async (field, change, message) => {
    const rejection = { status: 422, fields: { [field]: expect.stringContaining(message) } };
    const body = { ...ADDRESS_ENTRY, ...change };
    await expect(buyer.api.saveAddress({ body })).rejects.toMatchObject(rejection);
    const requester = await signUpWithPhone(shop);
    const [product] = await fetchProducts(requester.api, 1);
    if (!product) throw new Error('There is no product.');
    await expect(
      requester.api.submitQuoteRequest({
        body: { ...quoteRequestFor([{ product, quantity: 1 }]), ...change },
      }),
    ).rejects.toMatchObject(rejection);
  });
});

describe('the label of an address', () => {
  it('is kept, can be changed and taken out, and is absent without one', async () => {
    const { api } = await signUp(shop);
    const { result: plain } = await api.saveAddress({ body: ADDRESS_ENTRY });
    expect(Object.keys(plain)).not.toContain('address_label');
    const { result } = await api.saveAddress({ body: { ...ADDRESS_ENTRY, address_label: ' Works ' } });
    expect(result.address_label).toBe('Works');
    const params = { id: result._id };
    const renamed = await api.updateAddress({ params, body: { ...ADDRESS_ENTRY, address_label: 'Yard' } });
    expect(renamed.result.address_label).toBe('Yard');
    const changed = await api.updateAddress({ params, body: ADDRESS_ENTRY });
    expect(Object.keys(changed.result)).not.toContain('address_label');
    expect((await api.listAddresses()).result).toEqual([plain, changed.result]);
  });

  it('makes two addresses of one, and the same address once with the same label', async () => {
    const { api } = await signUp(shop);
    for (const address_label of ['Works', 'Head office', 'Works'])
      await api.saveAddress({ body: { ...ADDRESS_ENTRY, address_label } });
    const labels = (await api.listAddresses()).result.map(({ address_label }) => address_label);
    expect(labels).toEqual(['Works', 'Head office']);
  });

  it.each([
    [' ', 'Label is required'],
    ['x'.repeat(41), 'Label can have at most 40 characters'],
    ['Works\u202e', 'invisible characters'],
  ])('is rejected as %j', async (address_label, message) => {
    await expect(buyer.api.saveAddress({ body: { ...ADDRESS_ENTRY, address_label } })).rejects.toMatchObject({
      status: 422,
      fields: { address_label: expect.stringContaining(message) },
    });
  });
});

describe('the addresses of an account', () => {
  it('contain the same one once, also when it is saved five times at once', async () => {
    const { api } = await signUp(shop);
    const body = { ...ADDRESS_ENTRY, address_phone: '033 4000 1234' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => api.saveAddress({ body })));
    const { result: saved } = await api.listAddresses();
    expect(saved).toHaveLength(1);
    for (const { result } of replies) expect(result).toEqual(saved[0]);
    await api.saveAddress({ body: { ...body, shipping_address: SHIPPING, address_name: 'Ravi Das' } });
    expect((await api.listAddresses()).result).toHaveLength(2);
  });

  let firms = 0;
  const save = (api: typeof buyer.api) => {
    firms += 1;
    return api.saveAddress({ body: { ...ADDRESS_ENTRY, address_customer: `Firm ${firms}` } });
  };
  /** Adds this many saved addresses, as if they had been saved earlier. */
  const copyAddress = (email: string, count: number) =>
    shop.database.execute(sql`
      insert into addresses
      select (jsonb_populate_record(address, jsonb_build_object('id', 'copy ' || ${email}::text || number))).*
      from addresses as address, accounts, generate_series(1, ${count}::integer) as number
      where accounts.id = address.account_id and accounts.email = ${email}`);

  it('are at most 60 new ones an hour, also when deleted again', async () => {
    const { api } = await signUp(shop);
    for (let saved = 0; saved < 60; saved += 1) {
      const { result } = await save(api);
      await api.deleteAddress({ params: { id: result._id } });
    }
    await expect(save(api)).rejects.toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
    expect((await api.listAddresses()).result).toEqual([]);
  });

  it('are at most 100, also when fifty are saved at once, until one is deleted', async () => {
    const { api, email } = await signUp(shop);
    const { result: first } = await save(api);
    await copyAddress(email, 96);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => save(api)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(save(api)).rejects.toMatchObject({
      status: 429,
      message: 'You have 100 saved addresses, which is the maximum. Please delete one first.',
    });
    await api.updateAddress({ params: { id: first._id }, body: ADDRESS_ENTRY });
    await api.deleteAddress({ params: { id: first._id } });
    expect((await save(api)).success).toBe(true);
  });
});

describe('a saved address', () => {
  const changed = { ...ADDRESS_ENTRY, address_customer: 'Rao & Sons', shipping_address: SHIPPING };

  it('can be changed under the same rules as a new one', async () => {
    const { api, email } = await signUp(shop);
    const { _id: id } = (await api.saveAddress({ body: ADDRESS_ENTRY })).result;
    const another = { ...ADDRESS_ENTRY, address_name: 'Ravi Das' };
    const { _id: other } = (await api.saveAddress({ body: another })).result;
    const { result } = await api.updateAddress({ params: { id }, body: changed });
    expect(result).toMatchObject({ _id: id, address_customer: 'Rao & Sons', address_email: email });
    const { result: all } = await api.listAddresses();
    expect(all[0]).toEqual(result);
    expect(all[1]).toMatchObject({ _id: other, address_customer: ADDRESS_ENTRY.address_customer });
    await expect(
      api.updateAddress({ params: { id }, body: { ...changed, address_phone: '12' } }),
    ).rejects.toMatchObject({
      status: 422,
      fields: { address_phone: expect.stringMatching(/10 to 15 digits/) },
    });
  });

  it('can be deleted once', async () => {
    const { api } = await signUp(shop);
    const { _id: id } = (await api.saveAddress({ body: ADDRESS_ENTRY })).result;
    await api.deleteAddress({ params: { id } });
    expect((await api.listAddresses()).result).toEqual([]);
    await expect(api.deleteAddress({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('stays unchanged in the quote requests made with it', async () => {
    const requester = await signUpWithPhone(shop);
    const { _id: id } = (await requester.api.saveAddress({ body: ADDRESS_ENTRY })).result;
    const [product] = await fetchProducts(requester.api, 1);
    if (!product) throw new Error('There is no product.');
    await requester.api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 1 }]) });
    const before = (await requester.api.listOrders()).orders;
    await requester.api.updateAddress({ params: { id }, body: changed });
    expect((await requester.api.listOrders()).orders).toEqual(before);
    await requester.api.deleteAddress({ params: { id } });
    expect((await requester.api.listOrders()).orders).toEqual(before);
    expect(before[0]).toMatchObject({ order_customer: ADDRESS_ENTRY.address_customer });
  });

  it('is not found by other buyers, like one that never existed', async () => {
    const { _id: id } = (await buyer.api.saveAddress({ body: ADDRESS_ENTRY })).result;
    const stranger = await signUp(shop);
    for (const params of [{ id }, { id: 'nothing' }, { id: '10/2' }]) {
      await expect(stranger.api.updateAddress({ params, body: changed })).rejects.toMatchObject({
        status: 404,
      });
      await expect(stranger.api.deleteAddress({ params })).rejects.toMatchObject({ status: 404 });
    }
    expect((await buyer.api.listAddresses()).result.find((address) => address._id === id)).toMatchObject({
      address_customer: ADDRESS_ENTRY.address_customer,
    });
    for (const call of ['updateorderaddress', 'deleteorderaddress']) {
      const response = await shop.fetch(`/api/orderaddress/${call}/${id}`, { method: 'POST', body: '{}' });
      expect(response.status).toBe(401);
    }
  });
});
