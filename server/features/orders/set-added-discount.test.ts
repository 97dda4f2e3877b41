import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceOrder } from '#domain/order-price.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addDiscount, changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { findOrders } from './find-orders.ts';
import type { PriceEntry } from './price-entry.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

/** An order of three pieces at ₹8,40,000 less 5 %, with 18 % GST. */
beforeEach(async () => {
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 3 }]),
  });
  orderId = result[0]?._id ?? '';
  const terms = JSON.stringify({ listPricePaise: 840_000_00, discountBps: 500, gstBps: 1800 });
  await shop.database.execute(
    sql`update orders set product = product || ${terms}::jsonb where id = ${orderId}`,
  );
});

const setPrice = (entry: PriceEntry) => addDiscount(shop.database, { orderId, ...entry, changedBy: 'meera' });
const setDiscount = (discountBps: number) => setPrice({ discountBps });
const agree = (rupees: number, isInclGst = false) => setPrice({ agreedPricePaise: rupees * 100, isInclGst });
const confirm = () =>
  changeStatus(shop.database, { orderId, newStatus: 'Confirmed', changedBy: 'meera', reason: '' });
const getOrder = async () => (await buyer.api.getOrder({ params: { oid: orderId } })).result;

describe('an added discount', () => {
  it('replaces the previous one, is recorded with its operator, and cannot exceed the price', async () => {
    expect(await setDiscount(525)).toEqual({ before: 0, after: 525_000_000 });
    expect(await setDiscount(9_500)).toEqual({ before: 525_000_000, after: 9_500_000_000 });
    await expect(setDiscount(9_501)).rejects.toThrow(
      'The product’s own discount is 5%; at most 95% can be added.',
    );
    for (const wrong of [-1, 0.5, Number.NaN]) {
      await expect(setDiscount(wrong)).rejects.toThrow('A discount is a percentage from 0');
    }
    const [order] = await findOrders(shop.database, orderId);
    expect(order.discountChanges).toMatchObject([
      { addedDiscountMicroBps: 525_000_000, changedBy: 'meera' },
      { addedDiscountMicroBps: 9_500_000_000, changedBy: 'meera' },
    ]);
    expect(priceOrder({ ...order, ...order.product }).totalInclGstPaise).toBe(0);
    expect((await getOrder()).added_discount).toBe(95);
  });

  it('changes and records nothing when it is the same again', async () => {
    await setDiscount(450);
    expect(await setDiscount(450)).toEqual({ before: 450_000_000, after: 450_000_000 });
    const [order] = await findOrders(shop.database, orderId);
    expect(order.discountChanges).toHaveLength(1);
  });

  it('cannot be set once the goods are shipped', async () => {
    await confirm();
    await setDiscount(100);
    await changeStatus(shop.database, { orderId, newStatus: 'Shipped', changedBy: 'meera', reason: '' });
    await expect(setDiscount(200)).rejects.toThrow(
      `Order ${orderId.slice(0, 7)}… is Shipped; its price can no longer be changed.`,
    );
    await expect(
      addDiscount(shop.database, { orderId: 'nosuchorder', discountBps: 1, changedBy: 'meera' }),
    ).rejects.toThrow('There is no order nosuchorder.');
  });
});

describe('an agreed price', () => {
  it('is exactly what a client of the API calculates in floating point', async () => {
    for (const rupees of [725_000, 798_001, 840_000, 1]) {
      await agree(rupees);
      const { order_product, added_discount } = await getOrder();
      const { pro_price, pro_discount } = order_product;
      expect(Math.ceil((pro_price * (100 - pro_discount - added_discount)) / 100)).toBe(rupees);
    }
  });

  it('can include GST; between prices that the rounding skips, the nearest two are named', async () => {
    await agree(855_500, true);
    const [order] = await findOrders(shop.database, orderId);
    expect(priceOrder({ ...order, ...order.product })).toMatchObject({
      discountedPricePaise: 725_000_00,
      unitPriceInclGstPaise: 855_500_00,
      discountBps: null,
    });
    await expect(agree(855_501, true)).rejects.toThrow(
      'With 18% GST, rounded up to a rupee, no price comes to ₹8,55,501; the nearest are ₹8,55,500 and ₹8,55,502.',
    );
  });

  it('is at least a rupee and at most the list price', async () => {
    const above =
      'The list price is ₹8,40,000 (₹9,91,200 with GST); a price above the list price is not possible yet.';
    await expect(agree(840_001)).rejects.toThrow(above);
    await expect(agree(991_201, true)).rejects.toThrow(above);
    for (const wrong of [0, -5, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(agree(wrong)).rejects.toThrow('An agreed price is in whole rupees, from ₹1.');
    }
    await expect(agree(1, true)).rejects.toThrow('An agreed price is at least ₹1 before GST.');
    expect((await getOrder()).added_discount).toBe(0);
  });
});

describe('the price of a confirmed order', () => {
  it('can be lowered, but neither raised nor set to the same amount in another way', async () => {
    await agree(725_000);
    await confirm();
    const refusal = (price: string) =>
      `Order ${orderId.slice(0, 7)}… is confirmed at ₹7,25,000 before GST, so its price can only be lowered, not set to ${price}. To charge more, reject the order and ask the buyer for a new request.`;
    await expect(agree(725_001)).rejects.toThrow(refusal('₹7,25,001'));
    await expect(setDiscount(0)).rejects.toThrow(refusal('₹7,98,000'));
    await expect(agree(855_500 + 1180, true)).rejects.toThrow(refusal('₹7,26,000'));
    await agree(724_999);
    await setDiscount(1000);
    expect((await getOrder()).added_discount).toBe(10);
  });
});
