import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import { fetchProducts } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let api: ApiClient;
/** Of one sub-category, dispatched within 0, 2, 3, 9, 20, 21 and 400 days; all others within unknown times. */
let dispatched: WireProduct[];
const DAYS = [0, 2, 3, 9, 20, 21, 400];

beforeAll(async () => {
  shop = await openTestShop();
  api = shop.api();
  const products = await fetchProducts(api, 200);
  const bySubCategory = Map.groupBy(products, (product) => product.pro_subcategory_id);
  const largest = [...bySubCategory.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  dispatched = largest.slice(0, DAYS.length);
  expect(dispatched).toHaveLength(DAYS.length);
  const { $client: pool } = shop.database;
  await pool.query('update products set dispatch_from_days = null, dispatch_to_days = null');
  for (const [index, days] of DAYS.entries()) {
    await pool.query('update products set dispatch_from_days = 0, dispatch_to_days = $2 where id = $1', [
      dispatched[index]?._id,
      days,
    ]);
  }
});
afterAll(() => shop.close());

const idsOf = (products: readonly WireProduct[]) => products.map(({ _id }) => _id);
/** The ids of the products that are dispatched within this many days. */
const within = (days: number) =>
  idsOf(dispatched.filter((_, index) => (DAYS[index] ?? 0) <= days)).toSorted();
const ofSubCategory = (query: object) =>
  api.listProductsOfCategory({
    params: { id: dispatched[0]?.pro_category_id ?? '' },
    query: { sid: dispatched[0]?.pro_subcategory_id ?? '', ...query },
  });

describe('the filter of dispatch time', () => {
  it.each([0, 1, 2, 3, 8, 9, 19, 20, 254])('finds what is dispatched within %i days', async (days) => {
    const { products } = await api.listProducts({ query: { max_dispatch: String(days) } });
    expect(idsOf(products).toSorted()).toEqual(within(days));
  });

  it('holds in categories, sub-categories, brands and searches, beside other filters', async () => {
    const query = { max_dispatch: '5' };
    const [first] = dispatched;
    const params = { id: first?.pro_category_id ?? '' };
    const lists = [
      await api.listProductsOfCategory({ params, query }),
      await ofSubCategory(query),
      await api.searchProducts({ params: { query: first?.pro_subcategory ?? '' }, query }),
    ];
    for (const { products } of lists) expect(idsOf(products).toSorted()).toEqual(within(5));
    const brand = first?.pro_brand ?? '';
    const ofBrand = await api.listProductsOfBrand({ params: { slug: brand.toLowerCase() }, query });
    const filtered = await api.listProducts({ query: { ...query, brand } });
    expect(idsOf(ofBrand.products).toSorted()).toEqual(idsOf(filtered.products).toSorted());
    expect(idsOf(ofBrand.products)).toContain(first?._id);
  });

  it('is offered with the number of products within each time, as if it were not set', async () => {
    const counts = [
      { value: 2, count: 2 },
      { value: 5, count: 3 },
      { value: 10, count: 4 },
      { value: 20, count: 5 },
    ];
    for (const query of [{ facets: 'yes' }, { facets: 'yes', max_dispatch: '2' }] as const) {
      expect((await api.listProducts({ query })).facets?.dispatch).toEqual(counts);
      expect((await ofSubCategory(query)).facets?.dispatch).toEqual(counts);
    }
    const query = { facets: 'yes' as const, brand: dispatched[0]?.pro_brand ?? '' };
    const ofBrand = dispatched.filter(({ pro_brand }) => pro_brand === query.brand);
    const found = (await api.listProducts({ query })).facets?.dispatch?.at(-1)?.count ?? 0;
    expect(found).toBe(ofBrand.filter(({ _id }) => within(20).includes(_id)).length);
  });

  it('follows a product whose time changes', async () => {
    const { $client: pool } = shop.database;
    const last = dispatched.at(-1)?._id;
    await pool.query('update products set dispatch_to_days = 1 where id = $1', [last]);
    const { products } = await api.listProducts({ query: { max_dispatch: '1' } });
    expect(idsOf(products)).toContain(last);
    await pool.query('update products set dispatch_to_days = 400 where id = $1', [last]);
    expect(idsOf((await api.listProducts({ query: { max_dispatch: '1' } })).products)).not.toContain(last);
  });
});

it('a list sorted by dispatch time begins with the soonest, and unknown times come last', async () => {
  const { products } = await ofSubCategory({ sort: 'dispatch-asc', limit: '200' });
  expect(idsOf(products).slice(0, 6)).toEqual(idsOf(dispatched).slice(0, 6));
});
