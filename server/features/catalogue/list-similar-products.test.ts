import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import { fetchProducts } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const getPrice = (product: { pro_price: number; pro_discount: number }) =>
  priceUnit({
    listPricePaise: Math.round(product.pro_price * 100),
    discountBps: Math.round(product.pro_discount * 100),
    gstBps: 0,
  }).discountedPricePaise;

describe('similar products', () => {
  it('come from the same sub-category first, then from the category, each nearest in price first, variants last', async () => {
    const all = await fetchProducts(shop.api(), 200);
    for (const product of all.filter(({ pro_family: family }, index) => index % 10 === 0 || family)) {
      const { result } = await shop.api().listSimilarProducts({ params: { id: product._id } });
      expect(result).toHaveLength(12);
      expect(new Set(result.map(({ _id }) => _id)).size).toBe(12);
      expect(result.map(({ _id }) => _id)).not.toContain(product._id);
      const order = result.map((other) => [
        other.pro_family && other.pro_family._id === product.pro_family?._id ? 1 : 0,
        other.pro_subcategory_id === product.pro_subcategory_id ? 0 : 1,
        Math.abs(getPrice(other) - getPrice(product)),
      ]);
      expect(order).toEqual(
        order.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => a - d || b - e || c - f),
      );
      expect(new Set(result.map((other) => other.pro_category_id))).toEqual(
        new Set([product.pro_category_id]),
      );
    }
  });

  it('are not found for an unknown product', async () => {
    await expect(shop.api().listSimilarProducts({ params: { id: 'gone' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('recently viewed products', () => {
  it('are in the order of the ids, without unknown ids', async () => {
    const [a, b] = (await fetchProducts(shop.api(), 2)).map((product) => product._id);
    const { result } = await shop.api().listRecentlyViewed({ body: [b ?? '', 'gone', a ?? ''] });
    expect(result.map((product) => product._id)).toEqual([b, a]);
  });
});
