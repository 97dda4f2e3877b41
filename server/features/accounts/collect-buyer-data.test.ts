import { monitorEventLoopDelay } from 'node:perf_hooks';
import { zstdDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import {
  ADDRESS_ENTRY,
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  signUp,
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

describe('the download', () => {
  it('is possible ten times an hour', async () => {
    const { api } = await signUp(shop);
    for (let count = 0; count < 10; count += 1) await api.downloadMyData();
    await expect(api.downloadMyData()).rejects.toMatchObject({ status: 429 });
  });
});

describe('the download of a buyer’s data', () => {
  it('contains everything stored about the buyer and no secrets', async () => {
    const buyer = await createBuyerWithData();
    const { result } = await buyer.api.downloadMyData();
    expect(result.account).toMatchObject({ name: 'Asha Rao', email: buyer.email, phone: buyer.phone });
    expect(result.addresses).toHaveLength(1);
    expect(result.orders).toEqual([buyer.order]);
    expect(result.estimates).toMatchObject([
      {
        revision: 0,
        made_by: 'buyer',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        document: { number: buyer.order?.estimate_number, billTo: { email: buyer.email } },
      },
    ]);
    expect(result.sessions).toHaveLength(1);
    expect(JSON.stringify(result)).not.toMatch(/argon2|password|token/i);
  });

  it('contains the contact messages with the buyer’s verified phone number, and no others', async () => {
    const [buyer, withoutPhone] = await Promise.all([signUpWithPhone(shop), signUp(shop)]);
    const message = { fname: 'Asha', lname: 'Rao', comment: 'Do you deliver to Pune?' };
    for (const phone of [buyer.phone, '9830099999']) {
      await shop.api().sendContactMessage({ body: { ...message, phone, email: 'asha@rao.test' } });
    }
    expect((await buyer.api.downloadMyData()).result.messages).toEqual([
      {
        name: 'Asha Rao',
        phone: buyer.phone,
        email: 'asha@rao.test',
        message: message.comment,
        createdAt: expect.any(String),
      },
    ]);
    expect((await withoutPhone.api.downloadMyData()).result.messages).toEqual([]);
  });
});

describe('the download of a buyer with 20,000 orders', () => {
  const ORDERS = 20_000;
  let buyer: Awaited<ReturnType<typeof createBuyerWithData>>;
  beforeAll(async () => {
    buyer = await createBuyerWithData();
    await shop.database.execute(sql`
      insert into quote_requests
      select (jsonb_populate_record(request, jsonb_build_object('id', 'many ' || number, 'running_number', 1000 + number,
        'created_at', request.created_at - number * interval '1 second'))).*
      from quote_requests as request, generate_series(1, ${ORDERS / 100}::integer) as number
      where request.id = ${buyer.order?.order_invoice_id}`);
    await shop.database.execute(sql`
      insert into orders (id, quote_request_id, account_id, line_number, product_id, product, quantity,
        unit_price_incl_gst_paise, status, created_at)
      select number || ' of ' || request.id, request.id, line.account_id, number, product_id, product, quantity,
        unit_price_incl_gst_paise, status, request.created_at
      from orders as line, quote_requests as request, generate_series(1, 100) as number
      where line.id = ${buyer.order?._id} and request.id like 'many %'`);
    await shop.database.execute(sql`
      insert into order_status_changes (order_id, status, changed_by)
      select id, 'Requested', 'buyer' from orders where quote_request_id like 'many %'`);
    await shop.database.execute(sql`
      insert into quote_revisions
      select (jsonb_populate_record(revision, jsonb_build_object('id', 'of ' || request.id, 'quote_request_id', request.id))).*
      from quote_revisions as revision, quote_requests as request
      where revision.quote_request_id = ${buyer.order?.order_invoice_id} and request.id like 'many %'`);
  });

  it('contains all of them, reads few rows at a time, and no more than the client takes', async () => {
    const pool = shop.database.$client;
    const { query } = pool;
    const rowCounts: number[] = [];
    pool.query = (async (...args: Parameters<typeof query>) => {
      const result = (await query.apply(pool, args)) as unknown as { rows: unknown[] };
      rowCounts.push(result.rows.length);
      return result;
    }) as unknown as typeof query;
    const loopDelay = monitorEventLoopDelay({ resolution: 1 });
    loopDelay.enable();
    const startedAt = performance.now();
    const response = await shop.fetch('/api/user/getMyData', {
      headers: { authorization: buyer.token, 'accept-encoding': 'zstd' },
    });
    const countRows = () => rowCounts.reduce((sum, count) => sum + count, 0);
    expect(countRows()).toBeLessThan(ORDERS / 5);
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) chunks.push(chunk);
    loopDelay.disable();
    const downloadMs = performance.now() - startedAt;
    pool.query = query;
    expect(countRows()).toBeGreaterThan(ORDERS);
    expect(Math.max(...rowCounts)).toBeLessThanOrEqual(300);
    expect(Math.max(...chunks.map(({ byteLength }) => byteLength))).toBeLessThan(200_000);
    // In one piece it took most of the time. In nanoseconds.
    expect(loopDelay.max / 1e6).toBeLessThan(downloadMs / 4);

    const data = JSON.parse(zstdDecompressSync(Buffer.concat(chunks)).toString());
    const { orders, estimates }: { orders: WireOrder[]; estimates: unknown[] } = data.result;
    expect(orders).toHaveLength(ORDERS + 1);
    expect(estimates).toHaveLength(ORDERS / 100 + 1);
    const { orders: newest } = await buyer.api.listOrders();
    expect(orders.slice(0, newest.length)).toEqual(newest);
    expect(new Set(orders.map(({ _id }) => _id)).size).toBe(ORDERS + 1);
  });
});

describe('deleting an account', () => {
  it('needs the password and leaves nothing but orders without a name', async () => {
    const street = '99 Nobody Else Lives Here';
    const buyer = await createBuyerWithData(street);
    // Its estimate is drawn by then.
    await shop.outbox.waitForMail(buyer.email, 'your quote request');
    const wrong = buyer.api.deleteAccount({ body: { password: 'wrong' } });
    await expect(wrong).rejects.toMatchObject({ fields: { password: 'Incorrect password.' } });

    await buyer.api.deleteAccount({ body: { password: PASSWORD } });
    await expect(buyer.api.verifySession()).rejects.toMatchObject({ status: 401 });
    await expect(
      shop.api().logIn({ body: { email: buyer.email, password: PASSWORD } }),
    ).rejects.toMatchObject({
      status: 422,
    });
    expect(await shop.outbox.waitForLink(buyer.email, 'has been deleted')).toBe('/');

    const { rows } = await shop.database.execute<{ everything: string }>(sql`
      select (select json_agg(a)::text from accounts a) || (select coalesce(json_agg(d)::text, '') from addresses d)
        || (select json_agg(q)::text from quote_requests q) || (select coalesce(json_agg(i)::text, '') from idempotency_keys i)
        || (select json_agg(r)::text from quote_revisions r)
        || (select coalesce(json_agg(p)::text, '') from phone_codes p) as everything`);
    for (const trace of [buyer.email, buyer.phone, street]) {
      expect(rows[0]?.everything).not.toContain(trace);
    }
    const drawings = await shop.database.execute(sql`
      select from estimate_drawings where quote_request_id = ${buyer.order?.order_invoice_id}`);
    expect(drawings.rows).toEqual([]);
    const orders = await shop.database.execute(sql`
      select o.quantity::integer, o.account_id, q.customer, q.shipping ->> 'state' as state
      from orders o join quote_requests q on q.id = o.quote_request_id where o.id = ${buyer.order?._id}`);
    expect(orders.rows).toEqual([
      { quantity: 2, account_id: null, customer: 'Deleted account', state: 'Karnataka' },
    ]);
  });
});
