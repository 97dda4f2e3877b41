import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import type { WireOrder } from '#contract/orders.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
/** Two requests of three lines and one of one line, newest first, like the list. */
let all: WireOrder[];
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  const products = await fetchProducts(shop.api(), 6);
  const older = await requestQuote(products.slice(0, 3));
  const newer = await requestQuote(products.slice(3, 6));
  const newest = await requestQuote(products.slice(0, 1), { order_customer: '50%_off Traders' });
  all = [...newest, ...newer, ...older];
  await shop.database.execute(sql`update orders set status = 'Shipped' where id = ${newer[1]?._id}`);
  const stranger = await signUpWithPhone(shop);
  await stranger.api.submitQuoteRequest({ body: requestFor(products) });
});
afterAll(() => shop.close());

function requestFor(products: WireProduct[]) {
  return quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
}

async function requestQuote(products: WireProduct[], changes = {}) {
  const { result } = await buyer.api.submitQuoteRequest({ body: { ...requestFor(products), ...changes } });
  return result;
}

const getIds = (orders: readonly WireOrder[]) => orders.map((order) => order._id);

describe('the list of a buyer’s orders', () => {
  it('contains all of them and no others, the newest request first, its lines in the cart’s order', async () => {
    const { orders, total, page, limit, next } = await buyer.api.listOrders();
    expect(getIds(orders)).toEqual(getIds(all));
    expect({ total, page, limit, next }).toEqual({ total: 7, page: 1, limit: 200, next: null });
  });

  it('has the same pages by number and by cursor, also within a request', async () => {
    const byNumber: WireOrder[] = [];
    const byCursor: WireOrder[] = [];
    let after: string | undefined;
    for (const page of ['1', '2', '3', '4']) {
      byNumber.push(...(await buyer.api.listOrders({ query: { page, limit: '2' } })).orders);
      const result = await buyer.api.listOrders({ query: { limit: '2', ...(after ? { after } : {}) } });
      byCursor.push(...result.orders);
      after = result.next ?? undefined;
    }
    expect(after).toBeUndefined();
    expect(getIds(byNumber)).toEqual(getIds(all));
    expect(getIds(byCursor)).toEqual(getIds(all));
  });

  it('has pages of whole requests, by number and by cursor, also of some of their orders', async () => {
    const read = (query: object) => buyer.api.listOrders({ query: { by: 'request', ...query } });
    const first = await read({ limit: '2' });
    expect(getIds(first.orders)).toEqual(getIds(all.slice(0, 4)));
    expect(first).toMatchObject({ total: 7, total_requests: 3, limit: 2 });
    const byCursor = await read({ limit: '2', after: first.next ?? '' });
    const byNumber = await read({ limit: '2', page: '2' });
    expect(getIds(byCursor.orders)).toEqual(getIds(all.slice(4)));
    expect(getIds(byNumber.orders)).toEqual(getIds(all.slice(4)));
    expect([byCursor.next, byNumber.next]).toEqual([null, null]);
    const requested = await read({ limit: '2', status: 'Requested' });
    expect(getIds(requested.orders)).toEqual(getIds([0, 1, 3].flatMap((index) => all[index] ?? [])));
    expect(requested).toMatchObject({ total: 6, total_requests: 3 });
    expect((await read({})).limit).toBe(10);
  });

  it('shows the whole estimate’s total on a page that has only some of its orders', async () => {
    const one = await signUpWithPhone(shop);
    const body = requestFor(await fetchProducts(shop.api(), 3));
    const { result: requested } = await one.api.submitQuoteRequest({ body });
    expect(requested.map((order) => order.estimate_total)).toEqual(Array(3).fill(body.totalamount));
    const [rejected] = requested;
    await changeStatus(shop.database, {
      orderId: rejected?._id ?? '',
      newStatus: 'Rejected',
      changedBy: 'Meera',
      reason: 'No longer made',
    });
    const total = body.totalamount - (rejected?.order_price ?? 0) * 2;
    const { orders } = await one.api.listOrders({ query: { limit: '2' } });
    const filtered = await one.api.listOrders({ query: { status: 'Rejected' } });
    const { result } = await one.api.getOrder({ params: { oid: rejected?._id ?? '' } });
    expect([...orders, ...filtered.orders, result].map((order) => order.estimate_total)).toEqual(
      Array(4).fill(total),
    );
  });

  it('rejects another buyer’s order as the cursor', async () => {
    const stranger = await signUpWithPhone(shop);
    await expect(stranger.api.listOrders({ query: { after: all[0]?._id } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('can be filtered by status', async () => {
    const { orders, total } = await buyer.api.listOrders({ query: { status: 'Shipped' } });
    expect(getIds(orders)).toEqual([all[2]?._id]);
    expect(total).toBe(1);
  });

  it('rejects invalid parameters and is empty beyond the last page', async () => {
    const fetchList = async (query: string) =>
      shop.fetch(`/api/order/getOrdersByUserId?${query}`, { headers: { authorization: buyer.token } });
    const invalidQueries = [
      'status=Lost',
      'page=0',
      'page=x',
      'limit=201',
      'after=nothing',
      'q=%00',
      `q=${'x'.repeat(101)}`,
    ];
    for (const query of invalidQueries) expect((await fetchList(query)).status, query).toBe(422);
    for (const query of ['page=1000000000&limit=200', 'q=%27%3B--']) {
      expect(await (await fetchList(query)).json()).toMatchObject({ success: true, orders: [] });
    }
  });

  it('searches for the first eight different words of a text', async () => {
    const search = async (q: string) => (await buyer.api.listOrders({ query: { q } })).total;
    const eight = '0 E EST 50%_ off 50%_off Trad Traders';
    expect(await search(eight)).toBe(1);
    expect(await search(`${eight} nowhere`)).toBe(1);
    expect(await search(`${'e E EST est '.repeat(5)} nowhere`)).toBe(0);
  });

  it('can be searched by product, company, estimate number and the beginning of an order id', async () => {
    const search = async (q: string) => getIds((await buyer.api.listOrders({ query: { q } })).orders);
    const [newest, second] = all;
    const title = second?.order_product.pro_title ?? '';
    expect(await search(title.toUpperCase())).toContain(second?._id);
    expect(await search(title.split(' ').toReversed().join('  '))).toContain(second?._id);
    expect(await search(second?.estimate_number ?? '')).toEqual(getIds(all.slice(1, 4)));
    expect(await search(newest?._id.slice(0, 7) ?? '')).toEqual([newest?._id]);
    expect(await search('50%_off')).toEqual([newest?._id]);
    expect(await search('%')).toEqual([newest?._id]);
    expect(await search('\\')).toEqual([]);
    expect(await search('no such thing')).toEqual([]);
  });
});
