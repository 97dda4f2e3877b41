import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceOrder } from '#domain/cart.ts';
import { quoteRequestFor, signUpWithPhone, someProducts } from '../../../tests/support/buyers.ts';
import { addDiscount, changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { findOrders } from './find-orders.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  const [product] = await someProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 3 }]),
  });
  orderId = result[0]?._id ?? '';
});
afterAll(() => shop.close());

const set = (discountBps: number) => addDiscount(shop.database, { orderId, discountBps, changedBy: 'meera' });

describe('an added discount', () => {
  it('replaces the one before, is kept with who set it, and never exceeds the price', async () => {
    expect(await set(525)).toBe(0);
    const [order] = await findOrders(shop.database, orderId);
    const own = order.product.discountBps;
    expect(await set(10_000 - own)).toBe(525);
    await expect(set(10_001 - own)).rejects.toThrow(
      `The product’s own discount is ${own / 100}%; at most ${100 - own / 100}% can be added.`,
    );
    for (const wrong of [-1, 0.5, Number.NaN]) {
      await expect(set(wrong)).rejects.toThrow('A discount is a percentage from 0');
    }
    const [after] = await findOrders(shop.database, orderId);
    expect(after.discountChanges).toMatchObject([
      { addedDiscountBps: 525, changedBy: 'meera' },
      { addedDiscountBps: 10_000 - own, changedBy: 'meera' },
    ]);
    expect(priceOrder({ ...after, ...after.product }).totalInclGstPaise).toBe(0);
    const { result } = await buyer.api.getOrder({ params: { oid: orderId } });
    expect(result.added_discount).toBe(100 - own / 100);
  });

  it('can be set until the goods are shipped', async () => {
    await changeStatus(shop.database, { orderId, newStatus: 'Confirmed', changedBy: 'meera', reason: '' });
    await set(100);
    await changeStatus(shop.database, { orderId, newStatus: 'Shipped', changedBy: 'meera', reason: '' });
    await expect(set(200)).rejects.toThrow(
      `Order ${orderId.slice(0, 7)}… is Shipped; its discount cannot be changed any more.`,
    );
    await expect(
      addDiscount(shop.database, { orderId: 'nosuchorder', discountBps: 1, changedBy: 'meera' }),
    ).rejects.toThrow('There is no order nosuchorder.');
  });
});
