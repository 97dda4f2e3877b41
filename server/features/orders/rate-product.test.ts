import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

async function createDeliveredOrder() {
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 1 }]),
  });
  const order_id = result[0]?._id ?? '';
  await shop.database.execute(sql`update orders set status = 'Delivered' where id = ${order_id}`);
  return { order_id, product };
}

const getRatings = async (id: string) => (await shop.api().getProduct({ params: { id } })).product.pro_rating;

describe('a rating', () => {
  it('of a delivered order is added to the product’s ratings and replaced when it is changed', async () => {
    const { order_id, product } = await createDeliveredOrder();
    const before = product.pro_rating;
    await buyer.api.rateProduct({ body: { order_id, rating: 4.5 } });
    expect(await getRatings(product._id)).toEqual([...before, 4.5]);
    await buyer.api.rateProduct({ body: { order_id, rating: 2 } });
    expect((await getRatings(product._id)).toSorted()).toEqual([...before, 2].toSorted());
    expect((await buyer.api.getOrder({ params: { oid: order_id } })).result.order_rating).toBe(2);
  });

  it('is rejected before delivery and from another buyer', async () => {
    const { order_id } = await createDeliveredOrder();
    const other = await signUpWithPhone(shop);
    await expect(other.api.rateProduct({ body: { order_id, rating: 4 } })).rejects.toMatchObject({
      status: 404,
    });
    await shop.database.execute(sql`update orders set status = 'Shipped' where id = ${order_id}`);
    await expect(buyer.api.rateProduct({ body: { order_id, rating: 4 } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('can be given sixty times an hour by an account, because each makes all cached pages stale', async () => {
    const { order_id } = await createDeliveredOrder();
    const rate = (rating: number) => buyer.api.rateProduct({ body: { order_id, rating } });
    const outcomes = [];
    for (let time = 0; time < 70; time += 1)
      outcomes.push(await rate(4 + (time % 2) / 2).catch(({ status }) => status));
    expect(outcomes.filter((outcome) => outcome === 429).length).toBeGreaterThanOrEqual(10);
  });

  it.each([1.5, 5.5, 3.3, 0, -2])('of %s is rejected', async (rating) => {
    const { order_id } = await createDeliveredOrder();
    await expect(buyer.api.rateProduct({ body: { order_id, rating } })).rejects.toMatchObject({
      status: 422,
    });
  });
});
