import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import type { ProductSort } from '#contract/list-limits.ts';
import { priceUnit } from '#domain/pricing.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
/** The trial world as a plain list, in the catalogue's order: what the database's answers are compared with. */
let all: WireProduct[];
beforeAll(async () => {
  shop = await openTestShop();
  const pages = await Promise.all(
    ['1', '2'].map((page) => shop.api().listProducts({ query: { page, limit: '200' } })),
  );
  all = pages.flatMap(({ products }) => products);
});
afterAll(() => shop.close());

/** What a visitor can choose, as numbers and texts. */
type Choices = {
  min_price?: number;
  max_price?: number;
  min_discount?: number;
  min_rating?: number;
  gst?: number[];
  brand?: string[];
  category?: string[];
};
type Query = Choices & { sort: ProductSort; limit: number };

const priceOf = ({ pro_price, pro_discount }: WireProduct) =>
  priceUnit({
    listPricePaise: Math.round(pro_price * 100),
    discountBps: Math.round(pro_discount * 100),
    gstBps: 0,
  }).discountedPricePaise / 100;

/** 0 without ratings: such products come last and have no least rating. */
const ratingOf = ({ pro_rating }: WireProduct) =>
  pro_rating.length === 0
    ? 0
    : Math.fround(pro_rating.reduce((sum, rating) => sum + rating, 0) / pro_rating.length);

function fitsPlainly(product: WireProduct, choices: Choices): boolean {
  const { min_price = 0, max_price = Number.POSITIVE_INFINITY, min_discount = 0, min_rating = 0 } = choices;
  return (
    priceOf(product) >= min_price &&
    priceOf(product) <= max_price &&
    product.pro_discount >= min_discount &&
    ratingOf(product) >= Math.fround(min_rating) &&
    (choices.gst?.includes(product.pro_gst_percentage) ?? true) &&
    (choices.brand?.includes(product.pro_brand) ?? true) &&
    (choices.category?.includes(product.pro_category_id) ?? true)
  );
}

const KEY_OF: Record<ProductSort, (product: WireProduct) => number> = {
  all: () => 0,
  'price-asc': priceOf,
  'price-desc': (product) => -priceOf(product),
  'rating-desc': (product) => -ratingOf(product),
};

function sortPlainly(products: readonly WireProduct[], sort: ProductSort): WireProduct[] {
  return products.toSorted((a, b) => KEY_OF[sort](a) - KEY_OF[sort](b) || all.indexOf(a) - all.indexOf(b));
}

/** The choices with one kind left out: what a facet of that kind counts. */
function without(choices: Choices, ...kinds: (keyof Choices)[]): WireProduct[] {
  const others = Object.fromEntries(
    Object.entries(choices).filter(([kind]) => !kinds.includes(kind as keyof Choices)),
  );
  return all.filter((product) => fitsPlainly(product, others));
}

function countPlainly<T>(products: readonly WireProduct[], of: (product: WireProduct) => T) {
  const counts = new Map<T, number>();
  for (const product of products) counts.set(of(product), (counts.get(of(product)) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const inWire = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );

const ids = (products: readonly WireProduct[]) => products.map((product) => product._id);

function anyQuery() {
  const some = <T>(values: readonly T[]) => fc.subarray([...new Set(values)], { minLength: 1 });
  const price = fc.constantFrom(...all.map(priceOf), 0, 1, 999.5);
  return fc.record<Query, 'sort' | 'limit'>(
    {
      min_price: price,
      max_price: price,
      min_discount: fc.constantFrom(0, 5, 10, 12.5, 20, 50, 101),
      min_rating: fc.constantFrom(0, 1, 3, 3.5, 4, 4.25, 4.6, 5, 9),
      gst: some(all.map((product) => product.pro_gst_percentage)),
      brand: some(all.map((product) => product.pro_brand)),
      category: some(all.map((product) => product.pro_category_id)),
      sort: fc.constantFrom('all', 'price-desc', 'price-asc', 'rating-desc'),
      limit: fc.constantFrom(1, 7, 48, 200),
    },
    { requiredKeys: ['sort', 'limit'] },
  );
}

describe('a narrowed list', () => {
  it('holds and counts what a plain filter of all products does', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), async (query) => {
        const expected = sortPlainly(without(query), query.sort);
        const list = await shop.api().listProducts({ query: { ...inWire(query), facets: 'yes' } });
        expect(ids(list.products)).toEqual(ids(expected.slice(0, query.limit)));
        expect(list).toMatchObject({ total: expected.length, is_total_exact: true });
        expect(list.next === null).toBe(expected.length <= query.limit);

        const { facets } = list;
        const prices = without(query, 'min_price', 'max_price').map(priceOf);
        expect(facets?.price).toEqual(
          prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
        );
        const startingFrom = (
          values: number[],
          products: WireProduct[],
          of: (product: WireProduct) => number,
        ) =>
          values
            .map((value) => ({ value, count: products.filter((product) => of(product) >= value).length }))
            .filter(({ count }) => count > 0);
        expect(facets?.discount).toEqual(
          startingFrom([10, 20, 30, 40, 50], without(query, 'min_discount'), (p) => p.pro_discount),
        );
        expect(facets?.rating).toEqual(startingFrom([4, 3, 2], without(query, 'min_rating'), ratingOf));
        expect(facets?.gst).toEqual(
          countPlainly(without(query, 'gst'), (p) => p.pro_gst_percentage).sort((a, b) => a.value - b.value),
        );
        const brands = countPlainly(without(query, 'brand'), (p) => p.pro_brand);
        expect(facets?.brand).toEqual(
          brands.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, 20),
        );
        const categories = countPlainly(without(query, 'category'), (p) => p.pro_category_id);
        expect(facets?.category.map(({ value, count }) => ({ value, count }))).toEqual(
          categories.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
        );
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    'min_price=99999999999.99',
    'min_price=0&max_price=99999999999.99',
    'max_price=0',
    'min_price=5&max_price=4',
    'min_discount=99999999999',
    'min_rating=99999999999.99',
    'gst=99999999999.99',
    'gst=0&gst=99999999999',
    'brand=%27%3B--&brand=%25&brand=\\&brand=%F0%9F%98%80',
    'category=unknown&sid=unknown',
    'page=1000000000&min_price=1',
  ])('answers %s, however little fits', async (query) => {
    for (const rest of ['', '&sort=price-asc&facets=yes', '&sort=rating-desc&limit=200']) {
      for (const path of ['getAllProducts', 'searchProducts/drill']) {
        const reply = await shop.fetch(`/api/product/${path}?${query}${rest}`);
        expect(reply.status, path + rest).toBe(200);
      }
    }
  });
});
