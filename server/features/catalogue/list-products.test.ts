import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import type { ProductSort } from '#contract/list-limits.ts';
import { removeProducts } from '#server/features/admin/remove-products.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { calculateWirePrices } from '../../../tests/support/wire-price.ts';
import { MAX_CANDIDATES } from './candidate-queries.ts';

let shop: TestShop;
/** The catalogue in its own order, from which the expected results are computed. */
let all: WireProduct[];
beforeAll(async () => {
  shop = await openTestShop();
  const pages = await Promise.all(
    ['1', '2'].map((page) => shop.api().listProducts({ query: { page, limit: '200' } })),
  );
  const demoProducts = pages.flatMap(({ products }) => products);
  // As many as are always counted, whatever the filters.
  all = demoProducts.slice(0, MAX_CANDIDATES);
  const surplus = demoProducts.slice(MAX_CANDIDATES).map(({ _id }) => _id);
  await removeProducts(shop.database, 'meera', surplus);
});
afterAll(() => shop.close());

/** The filters that a visitor can set, as query parameters. */
type FilterParams = {
  min_price?: number;
  max_price?: number;
  price_with_gst?: 'yes';
  min_discount?: number;
  min_rating?: number;
  gst?: number[];
  brand?: string[];
  category?: string[];
};
type Query = FilterParams & { sort: ProductSort; limit: number };

const getPrice = (product: WireProduct) => calculateWirePrices(product).discounted;
const getPriceWithGst = (product: WireProduct) => calculateWirePrices(product).withGst;

/** 0 without ratings: such products come last and match no minimum rating. */
const getRating = ({ pro_rating }: WireProduct) =>
  pro_rating.length === 0
    ? 0
    : Math.fround(pro_rating.reduce((sum, rating) => sum + rating, 0) / pro_rating.length);

function matchesFilters(product: WireProduct, filters: FilterParams): boolean {
  const { min_price = 0, max_price = Number.POSITIVE_INFINITY, min_discount = 0, min_rating = 0 } = filters;
  const price = filters.price_with_gst ? getPriceWithGst(product) : getPrice(product);
  return (
    price >= min_price &&
    price <= max_price &&
    product.pro_discount >= min_discount &&
    getRating(product) >= Math.fround(min_rating) &&
    (filters.gst?.includes(product.pro_gst_percentage) ?? true) &&
    (filters.brand?.includes(product.pro_brand) ?? true) &&
    (filters.category?.includes(product.pro_category_id) ?? true)
  );
}

const SORT_VALUES: Record<ProductSort, (product: WireProduct) => number> = {
  all: () => 0,
  'price-asc': getPrice,
  'price-desc': (product) => -getPrice(product),
  'rating-desc': (product) => -getRating(product),
  'dispatch-asc': (product) => Math.min(product.pro_dispatch_days?.to ?? 255, 255),
};

function sortProducts(products: readonly WireProduct[], sort: ProductSort): WireProduct[] {
  return products.toSorted(
    (a, b) => SORT_VALUES[sort](a) - SORT_VALUES[sort](b) || all.indexOf(a) - all.indexOf(b),
  );
}

/** The products that match the filters without those of some kinds, as a facet of such a kind counts them. */
function filterWithout(filters: FilterParams, ...kinds: (keyof FilterParams)[]): WireProduct[] {
  const otherFilters = Object.fromEntries(
    Object.entries(filters).filter(([kind]) => !kinds.includes(kind as keyof FilterParams)),
  );
  return all.filter((product) => matchesFilters(product, otherFilters));
}

function countBy<T>(products: readonly WireProduct[], getValue: (product: WireProduct) => T) {
  const counts = new Map<T, number>();
  for (const product of products) counts.set(getValue(product), (counts.get(getValue(product)) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const toWireQuery = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );

const getIds = (products: readonly WireProduct[]) => products.map((product) => product._id);

function queryArbitrary() {
  const nonEmptySubset = <T>(values: readonly T[]) => fc.subarray([...new Set(values)], { minLength: 1 });
  const price = fc.constantFrom(...all.map(getPrice), ...all.map(getPriceWithGst), 0, 1, 999.5);
  return fc.record<Query, 'sort' | 'limit'>(
    {
      min_price: price,
      max_price: price,
      price_with_gst: fc.constant('yes'),
      min_discount: fc.constantFrom(0, 5, 10, 12.5, 20, 50, 101),
      min_rating: fc.constantFrom(0, 1, 3, 3.5, 4, 4.25, 4.6, 5, 9),
      gst: nonEmptySubset(all.map((product) => product.pro_gst_percentage)),
      brand: nonEmptySubset(all.map((product) => product.pro_brand)),
      category: nonEmptySubset(all.map((product) => product.pro_category_id)),
      sort: fc.constantFrom('all', 'price-desc', 'price-asc', 'rating-desc'),
      limit: fc.constantFrom(1, 7, 48, 200),
    },
    { requiredKeys: ['sort', 'limit'] },
  );
}

describe('a filtered list', () => {
  it('has the same products and counts as a filter in memory', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(queryArbitrary(), async (query) => {
        const expected = sortProducts(filterWithout(query), query.sort);
        const list = await shop.api().listProducts({ query: { ...toWireQuery(query), facets: 'yes' } });
        expect(getIds(list.products)).toEqual(getIds(expected.slice(0, query.limit)));
        expect(list).toMatchObject({ total: expected.length, is_total_exact: true });
        expect(list.next === null).toBe(expected.length <= query.limit);

        const { facets } = list;
        const prices = filterWithout(query, 'min_price', 'max_price').map(getPrice);
        expect(facets?.price).toEqual(
          prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
        );
        const countFrom = (
          values: number[],
          products: WireProduct[],
          getValue: (product: WireProduct) => number,
        ) =>
          values
            .map((value) => ({
              value,
              count: products.filter((product) => getValue(product) >= value).length,
            }))
            .filter(({ count }) => count > 0);
        expect(facets?.discount).toEqual(
          countFrom([10, 20, 30, 40, 50], filterWithout(query, 'min_discount'), (p) => p.pro_discount),
        );
        expect(facets?.rating).toEqual(countFrom([4, 3, 2], filterWithout(query, 'min_rating'), getRating));
        expect(facets?.gst).toEqual(
          countBy(filterWithout(query, 'gst'), (p) => p.pro_gst_percentage).sort((a, b) => a.value - b.value),
        );
        const brands = countBy(filterWithout(query, 'brand'), (p) => p.pro_brand);
        expect(facets?.brand).toEqual(
          brands.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, 20),
        );
        const categories = countBy(filterWithout(query, 'category'), (p) => p.pro_category_id);
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
  ])('is returned without an error for %s', async (query) => {
    for (const rest of ['', '&sort=price-asc&facets=yes', '&sort=rating-desc&limit=200']) {
      for (const path of ['getAllProducts', 'searchProducts/drill']) {
        const response = await shop.fetch(`/api/product/${path}?${query}${rest}`);
        expect(response.status, path + rest).toBe(200);
      }
    }
  });
});
