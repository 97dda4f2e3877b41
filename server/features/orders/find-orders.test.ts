import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { findOrders, findOrdersByNames } from './find-orders.ts';

let shop: TestShop;
let asha: Awaited<ReturnType<typeof signUpWithPhone>>;
let older: WireOrder[];
let newer: WireOrder[];
beforeAll(async () => {
  shop = await openTestShop();
  asha = await signUpWithPhone(shop);
  const products = await fetchProducts(shop.api(), 3);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
  older = (await asha.api.submitQuoteRequest({ body })).result;
  const ravi = await signUpWithPhone(shop);
  newer = (
    await ravi.api.submitQuoteRequest({
      body: { ...body, order_customer: '100%_Steel \\ Co', order_name: 'Ravi Iyer' },
    })
  ).result;
  const [first] = older;
  await changeStatus(shop.database, {
    orderId: first?._id ?? '',
    newStatus: 'Confirmed',
    changedBy: 'meera',
    reason: '',
  });
});
afterAll(() => shop.close());

const ids = (orders: readonly { id: string }[]) => orders.map((order) => order.id);
const wireIds = (orders: readonly WireOrder[]) => orders.map((order) => order._id);

describe('findOrders', () => {
  it('finds an order by its id and by its first seven characters', async () => {
    const [first] = older;
    for (const name of [first?._id ?? '', first?._id.slice(0, 7) ?? '', ` ${first?._id} `]) {
      expect(ids(await findOrders(shop.database, name))).toEqual([first?._id]);
    }
  });

  it('rejects fewer characters, wildcards and a prefix that two orders share', async () => {
    await expect(findOrders(shop.database, older[0]?._id.slice(0, 6) ?? '')).rejects.toThrow(
      'at least 7 characters',
    );
    for (const name of ['%%%%%%%', '_______', 'nosuchorder', 'EST/2026-27/999999']) {
      await expect(findOrders(shop.database, name)).rejects.toThrow(`There is no order ${name}.`);
    }
    await shop.database.execute(
      sql`alter table order_status_changes drop constraint order_status_changes_order_id_fkey`,
    );
    for (const [index, order] of newer.slice(0, 2).entries()) {
      await shop.database.execute(sql`update orders set id = ${`SameStart${index}`} where id = ${order._id}`);
    }
    await expect(findOrders(shop.database, 'SameStart')).rejects.toThrow('More than one order begins with');
  });

  it('finds the orders of several names, each only once', async () => {
    const [first, second] = older;
    const number = older[0]?.estimate_number ?? '';
    const groups = await findOrdersByNames(shop.database, [second?._id ?? '', number, first?._id ?? '']);
    expect(groups.map(ids)).toEqual([[second?._id], [first?._id, older[2]?._id]]);
  });

  it('finds all orders of a quote request, in the cart’s order, by the estimate number', async () => {
    const found = await findOrders(shop.database, older[0]?.estimate_number ?? '');
    expect(ids(found)).toEqual(wireIds(older));
    expect(found[0].statusChanges.map(({ status }) => status)).toEqual(['Requested', 'Confirmed']);
  });
});
