import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceOrder } from '#domain/cart.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addDiscount, changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { findOrders } from './find-orders.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 3 }]),
  });
  orderId = result[0]?._id ?? '';
});
afterAll(() => shop.close());

const setDiscount = (discountBps: number) =>
  addDiscount(shop.database, { orderId, discountBps, changedBy: 'meera' });

describe('an added discount', () => {
  it('replaces the previous one, is recorded with its operator, and cannot exceed the price', async () => {
    expect(await setDiscount(525)).toBe(0);
    const [order] = await findOrders(shop.database, orderId);
    const ownBps = order.product.discountBps;
    expect(await setDiscount(10_000 - ownBps)).toBe(525);
    await expect(setDiscount(10_001 - ownBps)).rejects.toThrow(
      `The product’s own discount is ${ownBps / 100}%; at most ${100 - ownBps / 100}% can be added.`,
    );
    for (const wrong of [-1, 0.5, Number.NaN]) {
      await expect(setDiscount(wrong)).rejects.toThrow('A discount is a percentage from 0');
    }
    const [after] = await findOrders(shop.database, orderId);
    expect(after.discountChanges).toMatchObject([
      { addedDiscountBps: 525, changedBy: 'meera' },
      { addedDiscountBps: 10_000 - ownBps, changedBy: 'meera' },
    ]);
    expect(priceOrder({ ...after, ...after.product }).totalInclGstPaise).toBe(0);
    const { result } = await buyer.api.getOrder({ params: { oid: orderId } });
    expect(result.added_discount).toBe(100 - ownBps / 100);
  });

  it('cannot be set once the goods are shipped', async () => {
    await changeStatus(shop.database, { orderId, newStatus: 'Confirmed', changedBy: 'meera', reason: '' });
    await setDiscount(100);
    await changeStatus(shop.database, { orderId, newStatus: 'Shipped', changedBy: 'meera', reason: '' });
    await expect(setDiscount(200)).rejects.toThrow(
      `Order ${orderId.slice(0, 7)}… is Shipped; its discount cannot be changed any more.`,
    );
    await expect(
      addDiscount(shop.database, { orderId: 'nosuchorder', discountBps: 1, changedBy: 'meera' }),
    ).rejects.toThrow('There is no order nosuchorder.');
  });
});
