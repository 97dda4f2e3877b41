import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import { fetchProducts } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let api: ApiClient;
/** Of two categories, two for rent of the first one and one of the second one. */
let rented: WireProduct[];
let category: string;

beforeAll(async () => {
  shop = await openTestShop();
  api = shop.api();
  await shop.database.$client.query('update products set rent_period = null where rent_period is not null');
  const products = await fetchProducts(api, 200);
  category = products[0]?.pro_category_id ?? '';
  const ofCategory = products.filter(({ pro_category_id }) => pro_category_id === category);
  const others = products.filter(({ pro_category_id }) => pro_category_id !== category);
  rented = [...ofCategory.slice(0, 2), ...others.slice(0, 1)];
  await shop.database.$client.query(`update products set rent_period = 'week' where id = any($1)`, [
    rented.map(({ _id }) => _id),
  ]);
});
afterAll(() => shop.close());

const idsOf = (products: readonly WireProduct[]) => products.map(({ _id }) => _id).toSorted();

describe('products for rent', () => {
  it('are a list of their own, with what they are rented for at least', async () => {
    const { products, total } = await api.listProducts({ query: { for_rent: 'yes' } });
    expect(total).toBe(3);
    expect(idsOf(products)).toEqual(idsOf(rented));
    expect(products[0]?.for_rent).toEqual({ least_period: 'week' });
  });

  it('are a filter of categories and searches, beside the other filters', async () => {
    const inCategory = (query: object) =>
      api.listProductsOfCategory({ params: { id: category }, query: { for_rent: 'yes', ...query } });
    const ofCategory = rented.slice(0, 2);
    expect(idsOf((await inCategory({})).products)).toEqual(idsOf(ofCategory));
    const [first] = ofCategory;
    const { products } = await inCategory({ brand: first?.pro_brand ?? '', sort: 'price-asc' });
    expect(idsOf(products)).toEqual(
      idsOf(ofCategory.filter(({ pro_brand }) => pro_brand === first?.pro_brand)),
    );
    const found = await api.searchProducts({
      params: { query: first?.pro_model ?? '' },
      query: { for_rent: 'yes' },
    });
    expect(idsOf(found.products)).toContain(first?._id);
    expect(idsOf(found.products).every((id) => idsOf(rented).includes(id))).toBe(true);
  });

  it('are counted in every list that has some', async () => {
    const facets = { facets: 'yes' } as const;
    expect((await api.listProducts({ query: facets })).facets?.for_rent).toBe(3);
    const params = { id: category };
    const inCategory = (query: object) =>
      api.listProductsOfCategory({ params, query: { ...facets, ...query } });
    expect((await inCategory({})).facets?.for_rent).toBe(2);
    expect((await inCategory({ for_rent: 'yes' })).facets?.for_rent).toBe(2);
    const brand = rented[0]?.pro_brand ?? '';
    const ofBrand = rented.slice(0, 2).filter(({ pro_brand }) => pro_brand === brand);
    expect((await inCategory({ brand })).facets?.for_rent).toBe(ofBrand.length);
    const model = rented[0]?.pro_model ?? '';
    const found = await api.searchProducts({ params: { query: model }, query: facets });
    expect(found.facets?.for_rent).toBeGreaterThanOrEqual(1);
  });

  it('leave the count out where there are none', async () => {
    const others = (await fetchProducts(api, 200)).find(
      ({ pro_category_id }) => !rented.some((product) => product.pro_category_id === pro_category_id),
    );
    const { facets } = await api.listProductsOfCategory({
      params: { id: others?.pro_category_id ?? '' },
      query: { facets: 'yes' },
    });
    expect(facets).not.toHaveProperty('for_rent');
  });

  it('leave the list when they are no longer rented', async () => {
    const [first] = rented;
    await shop.database.$client.query('update products set rent_period = null where id = $1', [first?._id]);
    const { products } = await api.listProducts({ query: { for_rent: 'yes' } });
    expect(idsOf(products)).toEqual(idsOf(rented.slice(1)));
  });

  it('are not asked for in other words than yes', async () => {
    const response = await shop.fetch('/api/product/getAllProducts?for_rent=no');
    expect(response.status).toBe(422);
  });
});
