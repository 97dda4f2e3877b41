import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product as productShape } from '#contract/catalogue.ts';
import { priceUnit } from '#domain/pricing.ts';
import { products } from '#server/platform/database/schema.ts';
import { quoteRequestFor, signUpWithPhone, someProducts } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function allProducts(sort: 'all' | 'price-desc' | 'price-asc' | 'rating-desc' = 'all') {
  const pages = await Promise.all(
    ['1', '2'].map((page) => shop.api().listProducts({ query: { page, limit: '200', sort } })),
  );
  return pages.flatMap((page) => page.products);
}

const discountedPrice = (product: { pro_price: number; pro_discount: number }) =>
  priceUnit({
    listPricePaise: Math.round(product.pro_price * 100),
    discountBps: Math.round(product.pro_discount * 100),
    gstBps: 0,
  }).discountedPricePaise;

const averageRating = ({ pro_rating }: { pro_rating: number[] }) =>
  pro_rating.length === 0
    ? Number.NEGATIVE_INFINITY
    : pro_rating.reduce((sum, rating) => sum + rating, 0) / pro_rating.length;

describe('the trial world', () => {
  it('has 12 categories, 50 sub-categories and 240 products as the contract describes them', async () => {
    const { result } = await shop.api().listCategories();
    expect(result).toHaveLength(12);
    expect(result.flatMap((category) => category.sub_category)).toHaveLength(50);
    expect(result.map((category) => category.cat_name)).toContain('Small Business Machinary');
    const { total } = await shop.api().listProducts();
    expect(total).toBe(240);
    for (const product of await allProducts()) expect(productShape.parse(product)).toEqual(product);
  });
});

describe('a list of products', () => {
  it('has 48 a page, and its pages together are everything once', async () => {
    const first = await shop.api().listProducts();
    expect(first).toMatchObject({ page: 1, limit: 48, total: 240 });
    const pages = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((page) => shop.api().listProducts({ query: { page } })),
    );
    const ids = pages.flatMap(({ products }) => products.map((product) => product._id));
    expect(new Set(ids).size).toBe(240);
    expect(ids).toEqual((await allProducts()).map((product) => product._id));
  });

  it('sorts the whole result by discounted price or average rating', async () => {
    const sorted = <T>(items: readonly T[], compare: (a: T, b: T) => number) => items.toSorted(compare);
    const down = (await allProducts('price-desc')).map(discountedPrice);
    expect(down).toEqual(sorted(down, (a, b) => b - a));
    const up = (await allProducts('price-asc')).map(discountedPrice);
    expect(up).toEqual(sorted(up, (a, b) => a - b));
    const ratings = (await allProducts('rating-desc')).map(averageRating);
    expect(ratings).toEqual(sorted(ratings, (a, b) => b - a));
  });

  it('sorts by the same discounted price that the domain computes', async () => {
    const { rows } = await shop.database.execute<{ list: string; discount: number; discounted: string }>(
      sql`select list_price_paise as list, discount_bps as discount, discounted_price_paise as discounted from products`,
    );
    for (const row of rows) {
      const price = priceUnit({ listPricePaise: Number(row.list), discountBps: row.discount, gstBps: 0 });
      expect(price.discountedPricePaise).toBe(Number(row.discounted));
    }
  });

  it('holds a category’s products, by id or by name, or one sub-category’s', async () => {
    const category = (await shop.api().listCategories()).result[1];
    if (!category) throw new Error('There is no second category.');
    const byId = await shop.api().listProductsOfCategory({ params: { id: category._id } });
    const byName = await shop
      .api()
      .listProductsOfCategoryNamed({ body: { pro_category: category.cat_name } });
    expect(byName).toEqual(byId);
    expect(new Set(byId.products.map((product) => product.pro_category_id))).toEqual(new Set([category._id]));

    const [subCategory] = category.sub_category;
    const narrowed = await shop.api().listProductsOfCategory({
      params: { id: category._id },
      query: { sid: subCategory?._id },
    });
    expect(narrowed.total).toBeGreaterThan(0);
    expect(new Set(narrowed.products.map((product) => product.pro_subcategory))).toEqual(
      new Set([subCategory?.subcat_name]),
    );
  });
});

describe('one category, sub-category or product', () => {
  it('is found by its id', async () => {
    const [category] = (await shop.api().listCategories()).result;
    const [subCategory] = category?.sub_category ?? [];
    expect((await shop.api().getCategory({ params: { id: category?._id ?? '' } })).result).toEqual(category);
    expect((await shop.api().getSubCategory({ params: { id: subCategory?._id ?? '' } })).result).toEqual({
      ...subCategory,
      cat_id: category?._id,
      cat_name: category?.cat_name,
    });
    const [product] = await someProducts(shop.api(), 1);
    expect((await shop.api().getProduct({ params: { id: product?._id ?? '' } })).product).toEqual(product);
  });
});

describe('the cart’s details', () => {
  it('come in the order of the ids, each once, without those that are gone', async () => {
    const [a, b] = (await someProducts(shop.api(), 2)).map((product) => product._id);
    const { result } = await shop
      .api()
      .getCartDetails({ body: { ids: [b ?? '', 'gone', a ?? '', b ?? ''] } });
    expect(result.map((product) => product._id)).toEqual([b, a]);
  });

  it('can be asked for 100 ids, not for 101', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `id${index}`);
    expect((await shop.api().getCartDetails({ body: { ids } })).result).toEqual([]);
    await expect(shop.api().getCartDetails({ body: { ids: [...ids, 'more'] } })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe('best sellers', () => {
  it('are twelve different products, the most requested first', async () => {
    const buyer = await signUpWithPhone(shop);
    const [favourite, other] = (await someProducts(shop.api(), 40)).slice(-2);
    if (!favourite || !other) throw new Error('There are too few products.');
    for (const products of [[favourite], [favourite, other]]) {
      const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
      await buyer.api.submitQuoteRequest({ body });
    }
    const { result } = await shop.api().listBestSellers();
    expect(result.map((product) => product._id).slice(0, 2)).toEqual([favourite._id, other._id]);
    expect(new Set(result.map((product) => product._id)).size).toBe(12);
  });

  it('go on with the next one when the most requested is no longer sold', async () => {
    const buyer = await signUpWithPhone(shop);
    const requested = (await someProducts(shop.api(), 40)).slice(-13);
    for (let least = 13; least > 0; least -= 1) {
      const body = quoteRequestFor(requested.slice(0, least).map((product) => ({ product, quantity: 5 })));
      for (let time = 0; time < 2; time += 1) await buyer.api.submitQuoteRequest({ body });
    }
    const [gone, ...others] = requested.map((product) => product._id);
    await shop.database.delete(products).where(eq(products.id, gone ?? ''));
    const { result } = await shop.api().listBestSellers();
    expect(result.map((product) => product._id)).toEqual(others);
  });
});

describe('contact links', () => {
  it('say how to reach the shop', async () => {
    expect((await shop.api().getContactLinks()).result).toMatchObject({
      phone: expect.stringMatching(/\d{4}/),
    });
  });
});
