import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADDRESS_ENTRY,
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A buyer with an address, a quote request and a session. */
async function createBuyerWithData(street = ADDRESS_ENTRY.billing_address.b_address) {
  const buyer = await signUpWithPhone(shop);
  const billing_address = { ...ADDRESS_ENTRY.billing_address, b_address: street };
  await buyer.api.saveAddress({ body: { ...ADDRESS_ENTRY, address_customer: street, billing_address } });
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  const body = { ...quoteRequestFor([{ product, quantity: 2 }]), order_customer: street, billing_address };
  const { result } = await buyer.api.submitQuoteRequest({ body });
  return { ...buyer, order: result[0] };
}

describe('sessions', () => {
  it('are listed with their devices and can be ended by their owner only', async () => {
    const [buyer, stranger] = await Promise.all([signUpWithPhone(shop), signUpWithPhone(shop)]);
    await shop.fetch('/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Phone 7' },
      body: JSON.stringify({ email: buyer.email, password: PASSWORD }),
    });
    const { result } = await buyer.api.listSessions();
    expect(result.map(({ device, is_current }) => ({ device, is_current }))).toEqual([
      { device: 'Phone 7', is_current: false },
      { device: '', is_current: true },
    ]);
    const body = { session_id: result[0]?._id ?? '' };
    await expect(stranger.api.endSession({ body })).rejects.toMatchObject({ status: 404 });
    await buyer.api.endSession({ body });
    expect((await buyer.api.listSessions()).result).toHaveLength(1);
  });
});

describe('the download of a buyer’s data', () => {
  it('contains everything stored about the buyer and no secrets', async () => {
    const buyer = await createBuyerWithData();
    const { result } = await buyer.api.downloadMyData();
    expect(result.account).toMatchObject({ name: 'Asha Rao', email: buyer.email, phone: buyer.phone });
    expect(result.addresses).toHaveLength(1);
    expect(result.orders).toEqual([buyer.order]);
    expect(result.sessions).toHaveLength(1);
    expect(JSON.stringify(result)).not.toMatch(/argon2|password|token/i);
  });
});

describe('deleting an account', () => {
  it('needs the password and leaves nothing but orders without a name', async () => {
    const street = '99 Nobody Else Lives Here';
    const buyer = await createBuyerWithData(street);
    const wrong = buyer.api.deleteAccount({ body: { password: 'wrong' } });
    await expect(wrong).rejects.toMatchObject({ fields: { password: 'This is not your password.' } });

    await buyer.api.deleteAccount({ body: { password: PASSWORD } });
    await expect(buyer.api.verifySession()).rejects.toMatchObject({ status: 401 });
    await expect(
      shop.api().logIn({ body: { email: buyer.email, password: PASSWORD } }),
    ).rejects.toMatchObject({
      status: 422,
    });
    expect(await shop.outbox.waitForLink(buyer.email, 'is deleted')).toBe('/');

    const { rows } = await shop.database.execute<{ everything: string }>(sql`
      select (select json_agg(a)::text from accounts a) || (select coalesce(json_agg(d)::text, '') from addresses d)
        || (select json_agg(q)::text from quote_requests q) || (select coalesce(json_agg(i)::text, '') from idempotency_keys i)
        || (select coalesce(json_agg(p)::text, '') from phone_codes p) as everything`);
    for (const trace of [buyer.email, buyer.phone, street]) {
      expect(rows[0]?.everything).not.toContain(trace);
    }
    const orders = await shop.database.execute(sql`
      select o.quantity, o.account_id, q.customer, q.shipping ->> 'state' as state
      from orders o join quote_requests q on q.id = o.quote_request_id where o.id = ${buyer.order?._id}`);
    expect(orders.rows).toEqual([
      { quantity: 2, account_id: null, customer: 'Deleted account', state: 'Karnataka' },
    ]);
  });
});
