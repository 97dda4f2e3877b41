import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import type { WireOrder } from '#contract/orders.ts';
import { quoteRequestFor, signUpWithPhone, someProducts } from '../../../tests/support/buyers.ts';
import { changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
/** Two requests of three lines and one of one line, as the list has them: newest first. */
let all: WireOrder[];
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  const products = await someProducts(shop.api(), 6);
  const older = await ask(products.slice(0, 3));
  const newer = await ask(products.slice(3, 6));
  const newest = await ask(products.slice(0, 1), { order_customer: '50%_off Traders' });
  all = [...newest, ...newer, ...older];
  await shop.database.execute(sql`update orders set status = 'Shipped' where id = ${newer[1]?._id}`);
  const stranger = await signUpWithPhone(shop);
  await stranger.api.submitQuoteRequest({ body: requestFor(products) });
});
afterAll(() => shop.close());

function requestFor(products: WireProduct[]) {
  return quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
}

async function ask(products: WireProduct[], change = {}) {
  const { result } = await buyer.api.submitQuoteRequest({ body: { ...requestFor(products), ...change } });
  return result;
}

const idsOf = (orders: readonly WireOrder[]) => orders.map((order) => order._id);

describe('the list of a buyer’s orders', () => {
  it('has all of them and nobody else’s, the newest request first, its lines in the cart’s order', async () => {
    const { orders, total, page, limit, next } = await buyer.api.listOrders();
    expect(idsOf(orders)).toEqual(idsOf(all));
    expect({ total, page, limit, next }).toEqual({ total: 7, page: 1, limit: 200, next: null });
  });

  it('is the same by page number and by where the page before ended, also inside a request', async () => {
    const byNumber: WireOrder[] = [];
    const byPlace: WireOrder[] = [];
    let after: string | undefined;
    for (const page of ['1', '2', '3', '4']) {
      byNumber.push(...(await buyer.api.listOrders({ query: { page, limit: '2' } })).orders);
      const reply = await buyer.api.listOrders({ query: { limit: '2', ...(after ? { after } : {}) } });
      byPlace.push(...reply.orders);
      after = reply.next ?? undefined;
    }
    expect(after).toBeUndefined();
    expect(idsOf(byNumber)).toEqual(idsOf(all));
    expect(idsOf(byPlace)).toEqual(idsOf(all));
  });

  it('says what the whole estimate comes to, however few of its orders are asked for', async () => {
    const one = await signUpWithPhone(shop);
    const body = requestFor(await someProducts(shop.api(), 3));
    const { result: asked } = await one.api.submitQuoteRequest({ body });
    expect(asked.map((order) => order.estimate_total)).toEqual(Array(3).fill(body.totalamount));
    const [rejected] = asked;
    await changeStatus(shop.database, {
      orderId: rejected?._id ?? '',
      newStatus: 'Rejected',
      changedBy: 'Meera',
      reason: 'No longer made',
    });
    const total = body.totalamount - (rejected?.order_price ?? 0) * 2;
    const { orders } = await one.api.listOrders({ query: { limit: '2' } });
    const ofStatus = await one.api.listOrders({ query: { status: 'Rejected' } });
    const { result } = await one.api.getOrder({ params: { oid: rejected?._id ?? '' } });
    expect([...orders, ...ofStatus.orders, result].map((order) => order.estimate_total)).toEqual(
      Array(4).fill(total),
    );
  });

  it('goes on nowhere after somebody else’s order', async () => {
    const stranger = await signUpWithPhone(shop);
    await expect(stranger.api.listOrders({ query: { after: all[0]?._id } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('can be of one status', async () => {
    const { orders, total } = await buyer.api.listOrders({ query: { status: 'Shipped' } });
    expect(idsOf(orders)).toEqual([all[2]?._id]);
    expect(total).toBe(1);
  });

  it('refuses nonsense, and has nothing on a page beyond the last', async () => {
    const ask = async (query: string) =>
      shop.fetch(`/api/order/getOrdersByUserId?${query}`, { headers: { authorization: buyer.token } });
    const nonsense = [
      'status=Lost',
      'page=0',
      'page=x',
      'limit=201',
      'after=nothing',
      'q=%00',
      `q=${'x'.repeat(101)}`,
    ];
    for (const query of nonsense) expect((await ask(query)).status, query).toBe(422);
    for (const query of ['page=1000000000&limit=200', 'q=%27%3B--']) {
      expect(await (await ask(query)).json()).toMatchObject({ success: true, orders: [] });
    }
  });

  it('can be searched by product, company, estimate number and the beginning of an id', async () => {
    const search = async (q: string) => idsOf((await buyer.api.listOrders({ query: { q } })).orders);
    const [newest, second] = all;
    const title = second?.order_product.pro_title ?? '';
    expect(await search(title.toUpperCase())).toContain(second?._id);
    expect(await search(title.split(' ').toReversed().join('  '))).toContain(second?._id);
    expect(await search(second?.estimate_number ?? '')).toEqual(idsOf(all.slice(1, 4)));
    expect(await search(newest?._id.slice(0, 7) ?? '')).toEqual([newest?._id]);
    expect(await search('50%_off')).toEqual([newest?._id]);
    expect(await search('%')).toEqual([newest?._id]);
    expect(await search('\\')).toEqual([]);
    expect(await search('no such thing')).toEqual([]);
  });
});
