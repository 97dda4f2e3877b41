import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { changeOrders } from './change-orders.ts';
import { listChangeSets } from './change-set-queries.ts';
import { priceOrders } from './price-orders.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let orders: WireOrder[];
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  orders = await requestQuote(buyer.api, 3);
});
afterAll(() => shop.close());

const statuses = async () => (await buyer.api.listOrders()).orders.map((order) => order.orderStatus);

describe('changing the orders of an estimate', () => {
  it('confirms those that can be confirmed and returns the others unchanged', async () => {
    const [first, second, third] = orders.map((order) => order._id);
    const number = orders[0]?.estimate_number ?? '';
    await changeOrders(shop.database, 'meera', first ?? '', { to: 'Rejected', reason: 'Not made any more' });
    const { changed, unchanged } = await changeOrders(shop.database, 'meera', number, {
      to: 'Confirmed',
      reason: '',
    });
    expect(changed.map(({ id, status }) => [id, status])).toEqual([
      [second, 'Confirmed'],
      [third, 'Confirmed'],
    ]);
    expect(unchanged.map(({ id }) => id)).toEqual([first]);
    expect(await statuses()).toEqual(['Rejected', 'Confirmed', 'Confirmed']);
    expect((await listChangeSets(shop.database, 1, 10))[0]).toMatchObject({
      changedBy: 'meera',
      kind: 'orders',
      count: 2,
      changes: [
        { subject: second, before: { status: 'Requested' }, after: { status: 'Confirmed' } },
        { subject: third, before: { status: 'Requested' }, after: { status: 'Confirmed' } },
      ],
    });
  });

  it('fails and changes nothing when the status of none allows it', async () => {
    const number = orders[0]?.estimate_number ?? '';
    await expect(
      changeOrders(shop.database, 'meera', number, { to: 'Delivered', reason: '' }),
    ).rejects.toThrow('it cannot be delivered');
    expect(await statuses()).toEqual(['Rejected', 'Confirmed', 'Confirmed']);
  });

  it('sets the added discount of all or none', async () => {
    const number = orders[0]?.estimate_number ?? '';
    const { changed } = await priceOrders(shop.database, 'meera', number, { discountBps: 250 });
    expect(changed.map((order) => order.addedDiscountMicroBps)).toEqual([250_000_000, 250_000_000]);
    await expect(priceOrders(shop.database, 'meera', number, { discountBps: 10_000 })).rejects.toThrow(
      'can be added',
    );
    const added = (await buyer.api.listOrders()).orders.map((order) => order.added_discount);
    expect(added).toEqual([0, 2.5, 2.5]);
  });
});

describe('changing the orders of several estimates', () => {
  const submit = async () => (await requestQuote(buyer.api, 2)).map((order) => order._id);

  it('changes all, also those that are named twice', async () => {
    const [first = '', second = ''] = await submit();
    const [third = '', fourth = ''] = await submit();
    const { orders } = await buyer.api.listOrders();
    const number = orders.find(({ _id }) => _id === first)?.estimate_number ?? '';
    const change = { to: 'Confirmed', reason: '' } as const;
    const { changed, unchanged } = await changeOrders(shop.database, 'meera', [third, number, first], change);
    expect(changed.map(({ id }) => id)).toEqual([third, first, second]);
    expect(unchanged).toEqual([]);
    const discounted = await priceOrders(shop.database, 'meera', [fourth, number], { discountBps: 100 });
    expect(discounted.changed.map(({ id }) => id)).toEqual([fourth, first, second]);
  });

  it('changes none when one fails', async () => {
    const [first = '', second = ''] = await submit();
    const change = { to: 'Confirmed', reason: '' } as const;
    await changeOrders(shop.database, 'meera', second, change);
    await expect(changeOrders(shop.database, 'meera', [first, second], change)).rejects.toThrow(
      `Order ${second.slice(0, 7)}… is Confirmed; it cannot be confirmed.`,
    );
    await expect(changeOrders(shop.database, 'meera', [first, 'nosuchorder'], change)).rejects.toThrow(
      'There is no order nosuchorder.',
    );
    const { result } = await buyer.api.getOrder({ params: { oid: first } });
    expect(result.orderStatus).toBe('Requested');
  });
});
