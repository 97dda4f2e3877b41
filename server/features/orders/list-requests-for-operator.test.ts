import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import { parseDay } from '#domain/indian-day.ts';
import {
  BILLING,
  fetchProducts,
  GSTIN,
  PARTY,
  PASSWORD,
  quoteRequestFor,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { listRequestsForOperator } from './list-requests-for-operator.ts';
import type { RequestFilters } from './request-queries.ts';

let shop: TestShop;
let asha: Awaited<ReturnType<typeof signUpWithPhone>>;
let older: WireOrder[];
let newer: WireOrder[];
beforeAll(async () => {
  shop = await openTestShop();
  asha = await signUpWithPhone(shop);
  const products = await fetchProducts(shop.api(), 5);
  const ask = (count: number) =>
    quoteRequestFor(products.slice(0, count).map((product) => ({ product, quantity: 2 })));
  older = (await asha.api.submitQuoteRequest({ body: ask(4) })).result;
  const ravi = await signUpWithPhone(shop);
  const body = {
    ...ask(3),
    order_customer: '100%_Steel \\ Co',
    order_name: 'Ravi Iyer',
    order_phone: '+91 97654 32109',
    billing_address: { ...BILLING, b_city: 'Howrah' },
  };
  newer = (await ravi.api.submitQuoteRequest({ body })).result;
  const id = older[0]?.order_invoice_id;
  await shop.database.execute(
    sql`update quote_requests set created_at = '2026-03-31 18:30Z' where id = ${id}`,
  );
  await shop.database.execute(
    sql`update orders set created_at = '2026-03-31 18:30Z' where quote_request_id = ${id}`,
  );
  await changeStatus(shop.database, {
    orderId: older[0]?._id ?? '',
    newStatus: 'Confirmed',
    changedBy: 'meera',
    reason: '',
  });
});
afterAll(() => shop.close());

/** The estimates that are listed, by their contacts' first names. */
async function list(filters: RequestFilters, limit = 50): Promise<string[]> {
  const { requests } = await listRequestsForOperator(shop.database, filters, limit);
  return requests.map(({ request }) => request.contactName.split(' ')[0] ?? '');
}

describe('the operator’s list of quote requests', () => {
  it('has the requests of all buyers, newest first, each with all its orders in the cart’s order', async () => {
    const { requests, total } = await listRequestsForOperator(shop.database, {}, 50);
    expect(requests.map(({ orders }) => orders.map(({ id }) => id))).toEqual(
      [newer, older].map((orders) => orders.map(({ _id }) => _id)),
    );
    expect(total).toBe(2);
  });

  it('limits the number of requests, cuts none and counts all', async () => {
    const { requests, total } = await listRequestsForOperator(shop.database, {}, 1);
    expect(requests.map(({ orders }) => orders.length)).toEqual([3]);
    expect(total).toBe(2);
  });

  it('can be filtered by the status of an order, and lists the request’s other orders, too', async () => {
    expect(await list({ status: 'Confirmed' })).toEqual(['Asha']);
    expect(await list({ status: 'Confirmed', isUnanswered: true })).toEqual(['Asha']);
    expect(await list({ isUnanswered: true })).toEqual(['Ravi', 'Asha']);
    const { requests } = await listRequestsForOperator(shop.database, { status: 'Confirmed' }, 1);
    expect(requests[0]?.orders).toHaveLength(4);
  });

  it('can be filtered by day, which begins and ends at midnight in India', async () => {
    const april = parseDay('2026-04-01');
    expect(await list({ from: april, before: parseDay('2026-04-02') })).toEqual(['Asha']);
    expect(await list({ before: april })).toEqual([]);
    expect(await list({ from: parseDay('2026-04-02') })).toEqual(['Ravi']);
  });

  it('can be filtered by city, phone and GSTIN', async () => {
    expect(await list({ city: 'bengalu' })).toEqual(['Ravi', 'Asha']);
    expect(await list({ city: 'HOWRAH' })).toEqual(['Ravi']);
    expect(await list({ phone: '097654-32109' })).toEqual(['Ravi']);
    expect(await list({ phone: '32109' })).toEqual(['Ravi']);
    expect(await list({ phone: '00000000' })).toEqual([]);
    expect(await list({ gstin: ` ${GSTIN.toLowerCase()} ` })).toEqual(['Ravi', 'Asha']);
    expect(await list({ gstin: '27' })).toEqual([]);
  });

  it('can be filtered by the words of one product, in any order', async () => {
    const fourth = older[3]?.order_product.pro_title ?? '';
    expect(await list({ product: fourth.split(' ').toReversed().join('  ') })).toEqual(['Asha']);
    expect(await list({ product: `${fourth} nothing` })).toEqual([]);
  });

  it('is searched in names, e-mail, number, id, GSTIN, phone and product, with wildcards taken literally', async () => {
    const [first] = older;
    const texts = [
      first?.estimate_number.toLowerCase(),
      first?._id.slice(0, 7),
      asha.email.toUpperCase(),
      'rao engineering',
      older[3]?.order_product.pro_title.toUpperCase(),
    ];
    for (const text of texts) expect(await list({ text }), text).toEqual(['Asha']);
    for (const text of ['000002', '0%_steel \\', '%', '+91 97654 32109', '9765432109', 'ravi i']) {
      expect(await list({ text }), text).toEqual(['Ravi']);
    }
    expect(await list({ text: GSTIN })).toEqual(['Ravi', 'Asha']);
    expect(await list({ text: older[0]?.order_product.pro_title })).toEqual(['Ravi', 'Asha']);
    expect(await list({ text: 'nobody' })).toEqual([]);
    expect(await list({ text: 'rao engineering', status: 'Shipped' })).toEqual([]);
  });

  it('combines all filters', async () => {
    const all = { isUnanswered: true, city: 'Howrah', phone: '97654', gstin: GSTIN, text: 'Ravi' };
    expect(await list({ ...all, from: parseDay('2026-04-01') })).toEqual(['Ravi']);
    expect(await list({ ...all, before: parseDay('2026-04-01') })).toEqual([]);
  });

  it('counts wishes alone as unanswered while their buyer can be answered', async () => {
    const tara = await signUpWithPhone(shop);
    const wishes = [{ text: 'Welding rods', quantity: 12 }];
    await tara.api.submitWishes({ body: { ...PARTY, order_name: 'Tara Devi', wishes } });
    expect(await list({ isUnanswered: true })).toEqual(['Tara', 'Ravi', 'Asha']);
    expect(await list({ status: 'Requested' })).toEqual(['Ravi', 'Asha']);
    await tara.api.deleteAccount({ body: { password: PASSWORD } });
    expect(await list({ isUnanswered: true })).toEqual(['Ravi', 'Asha']);
  });
});
