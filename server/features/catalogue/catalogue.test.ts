import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product as productShape } from '#contract/catalogue.ts';
import { priceUnit } from '#domain/pricing.ts';
import { products } from '#server/platform/database/schema.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { countRequests } from './count-requests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function listAllProducts(sort: 'all' | 'price-desc' | 'price-asc' | 'rating-desc' = 'all') {
  const pages = await Promise.all(
    ['1', '2'].map((page) => shop.api().listProducts({ query: { page, limit: '200', sort } })),
  );
  return pages.flatMap((page) => page.products);
}

const getDiscountedPrice = (product: { pro_price: number; pro_discount: number }) =>
  priceUnit({
    listPricePaise: Math.round(product.pro_price * 100),
    discountBps: Math.round(product.pro_discount * 100),
    gstBps: 0,
  }).discountedPricePaise;

const getAverageRating = ({ pro_rating }: { pro_rating: number[] }) =>
  pro_rating.length === 0
    ? Number.NEGATIVE_INFINITY
    : pro_rating.reduce((sum, rating) => sum + rating, 0) / pro_rating.length;

describe('the demo catalogue', () => {
  it('the demo catalogue has 12 categories, 50 sub-categories and 252 products that match the contract', async () => {
    const { result } = await shop.api().listCategories();
    expect(result).toHaveLength(12);
    expect(result.flatMap((category) => category.sub_category)).toHaveLength(50);
    expect(result.map((category) => category.cat_name)).toContain('Small Business Machinary');
    const { total } = await shop.api().listProducts();
    expect(total).toBe(252);
    for (const product of await listAllProducts()) expect(productShape.parse(product)).toEqual(product);
  });

  it('shows two or three deciding specifications with every product', async () => {
    const counts = (await listAllProducts()).map((product) => product.pro_deciding_specifications.length);
    expect(counts.filter((count) => count < 2).length).toBe(0);
    expect(Math.max(...counts)).toBe(3);
  });
});

describe('a list of products', () => {
  it('a list of products has 48 products per page, and its pages contain every product once', async () => {
    const first = await shop.api().listProducts();
    expect(first).toMatchObject({ page: 1, limit: 48, total: 252 });
    const pages = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((page) => shop.api().listProducts({ query: { page } })),
    );
    const ids = pages.flatMap(({ products }) => products.map((product) => product._id));
    expect(new Set(ids).size).toBe(252);
    expect(ids).toEqual((await listAllProducts()).map((product) => product._id));
  });

  it('a list of products is sorted as a whole by discounted price or average rating', async () => {
    const descending = (await listAllProducts('price-desc')).map(getDiscountedPrice);
    expect(descending).toEqual(descending.toSorted((a, b) => b - a));
    const ascending = (await listAllProducts('price-asc')).map(getDiscountedPrice);
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    const ratings = (await listAllProducts('rating-desc')).map(getAverageRating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  it('a list of products is sorted by the discounted price that the domain computes', async () => {
    const { rows } = await shop.database.execute<{ list: string; discount: number; discounted: string }>(
      sql`select list_price_paise as list, discount_bps as discount, discounted_price_paise as discounted from products`,
    );
    for (const row of rows) {
      const price = priceUnit({ listPricePaise: Number(row.list), discountBps: row.discount, gstBps: 0 });
      expect(price.discountedPricePaise).toBe(Number(row.discounted));
    }
  });

  it('contains the products of a category, by id or by name, or of a sub-category', async () => {
    const category = (await shop.api().listCategories()).result[1];
    if (!category) throw new Error('There is no second category.');
    const byId = await shop.api().listProductsOfCategory({ params: { id: category._id } });
    const byName = await shop
      .api()
      .listProductsOfCategoryNamed({ body: { pro_category: category.cat_name } });
    expect(byName).toEqual(byId);
    expect(new Set(byId.products.map((product) => product.pro_category_id))).toEqual(new Set([category._id]));

    const [subCategory] = category.sub_category;
    const inSubCategory = await shop.api().listProductsOfCategory({
      params: { id: category._id },
      query: { sid: subCategory?._id },
    });
    expect(inSubCategory.total).toBeGreaterThan(0);
    expect(new Set(inSubCategory.products.map((product) => product.pro_subcategory))).toEqual(
      new Set([subCategory?.subcat_name]),
    );
  });
});

describe('one category, sub-category or product', () => {
  it('one category, sub-category or product is found by its id', async () => {
    const [category] = (await shop.api().listCategories()).result;
    const [subCategory] = category?.sub_category ?? [];
    expect((await shop.api().getCategory({ params: { id: category?._id ?? '' } })).result).toEqual(category);
    expect((await shop.api().getSubCategory({ params: { id: subCategory?._id ?? '' } })).result).toEqual({
      ...subCategory,
      cat_id: category?._id,
      cat_name: category?.cat_name,
      subcat_columns: expect.arrayContaining([
        { name: 'Rated power', kind: 'number', unit: 'W', better: 'none', is_deciding: true },
      ]),
    });
    const [product] = await fetchProducts(shop.api(), 1);
    expect((await shop.api().getProduct({ params: { id: product?._id ?? '' } })).product).toMatchObject(
      product ?? {},
    );
  });
});

describe('cart details', () => {
  it('cart details are in the order of the ids, each once, without unknown ids', async () => {
    const [a, b] = (await fetchProducts(shop.api(), 2)).map((product) => product._id);
    const { result } = await shop
      .api()
      .getCartDetails({ body: { ids: [b ?? '', 'gone', a ?? '', b ?? ''] } });
    expect(result.map((product) => product._id)).toEqual([b, a]);
  });

  it('cart details are returned for 100 ids, but rejected for 101', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `id${index}`);
    expect((await shop.api().getCartDetails({ body: { ids } })).result).toEqual([]);
    await expect(shop.api().getCartDetails({ body: { ids: [...ids, 'more'] } })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe('best sellers', () => {
  it('best sellers are twelve different products, the most requested first', async () => {
    const buyer = await signUpWithPhone(shop);
    const [favourite, other] = (await fetchProducts(shop.api(), 40)).slice(-2);
    if (!favourite || !other) throw new Error('There are too few products.');
    for (const products of [[favourite], [favourite, other]]) {
      const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
      await buyer.api.submitQuoteRequest({ body });
    }
    const { result } = await shop.api().listBestSellers();
    expect(result.map((product) => product._id).slice(0, 2)).toEqual([favourite._id, other._id]);
    expect(new Set(result.map((product) => product._id)).size).toBe(12);
  });

  it('skip the most requested product when it has been deleted', async () => {
    const buyer = await signUpWithPhone(shop);
    const requested = (await fetchProducts(shop.api(), 40)).slice(-13);
    for (let size = 13; size > 0; size -= 1) {
      const body = quoteRequestFor(requested.slice(0, size).map((product) => ({ product, quantity: 5 })));
      for (let time = 0; time < 2; time += 1) await buyer.api.submitQuoteRequest({ body });
    }
    const [gone, ...others] = requested.map((product) => product._id);
    await shop.database.delete(products).where(eq(products.id, gone ?? ''));
    const { result } = await shop.api().listBestSellers();
    expect(result.map((product) => product._id)).toEqual(others);
  });

  it('best sellers are counted for the search as well', async () => {
    const buyer = await signUpWithPhone(shop);
    const [wanted] = (await fetchProducts(shop.api(), 200)).slice(-1);
    if (!wanted) throw new Error('There are no products.');
    const body = quoteRequestFor([{ product: wanted, quantity: 1 }]);
    for (let time = 0; time < 3; time += 1) await buyer.api.submitQuoteRequest({ body });
    for (let time = 0; time < 2; time += 1) {
      await countRequests(shop.database);
      const { rows } = await shop.database.execute(sql`
        select requests from product_requests join products using (listing_number) where id = ${wanted._id}`);
      expect(rows).toEqual([{ requests: 3 }]);
    }
  });
});

describe('contact links', () => {
  it('contact links contain a phone number', async () => {
    expect((await shop.api().getContactLinks()).result).toMatchObject({
      phone: expect.stringMatching(/\d{4}/),
    });
  });
});
