import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireFacets, WireProduct, WireProductList } from '#contract/catalogue.ts';
import { findSizes } from '#domain/sizes.ts';
import { withImplied } from '#domain/specifications/implied-specifications.ts';
import type { SpecificationType } from '#domain/specifications/specification.ts';
import { isInRange, readSpecificationFilters } from '#domain/specifications/specification-filter.ts';
import { type TypedValue, toTypedValue } from '#domain/specifications/typed-value.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
/** The demo catalogue, from which the expected results are computed. */
let all: WireProduct[];
/** How specifications are read, by sub-category and name. */
const types = new Map<string, Map<string, SpecificationType>>();

beforeAll(async () => {
  shop = await openTestShop();
  let next: string | null = null;
  all = [];
  do {
    const page: WireProductList = await shop
      .api()
      .listProducts({ query: { limit: '200', ...(next && { after: next }) } });
    all.push(...page.products);
    next = page.next;
  } while (next);
  for (const id of new Set(all.map((product) => product.pro_subcategory_id))) {
    const { result } = await shop.api().getSubCategory({ params: { id } });
    types.set(id, new Map(result.subcat_columns?.map((column) => [column.name.toLowerCase(), column])));
  }
});
afterAll(() => shop.close());

function getValue(product: WireProduct, name: string): TypedValue | undefined {
  const type = types.get(product.pro_subcategory_id)?.get(name.toLowerCase());
  const written = withImplied({ title: product.pro_title, specifications: product.pro_specifications }).find(
    (each) => each.name.toLowerCase() === name.toLowerCase(),
  );
  return type && written && toTypedValue(written.value, type);
}

function hasValue(product: WireProduct, text: string): boolean {
  const [filter] = readSpecificationFilters([text]);
  const value = filter && getValue(product, filter.name);
  if (!filter || !value) return false;
  const { number } = value;
  return number === null
    ? filter.choices.includes(value.text)
    : filter.ranges.some((range) => isInRange(number, range));
}

const idsOf = (products: readonly WireProduct[]) => products.map(({ _id }) => _id).sort();
const inSubCategory = (sid: string) => all.filter((product) => product.pro_subcategory_id === sid);
const getSubCategoryId = (name: string) =>
  all.find((product) => product.pro_subcategory === name)?.pro_subcategory_id ?? '';

const list = (query: Record<string, string | string[]>) =>
  shop.api().listProducts({ query: { limit: '200', facets: 'yes', ...query } });

/** Compares the counts of a list's facets with those of its products. */
function expectCounts(facets: WireFacets | undefined, products: readonly WireProduct[]) {
  for (const { options } of facets?.spec ?? [])
    for (const { value, count } of options)
      expect(count, value).toBe(products.filter((product) => hasValue(product, value)).length);
}

describe('facets of specifications', () => {
  it('are counted in every sub-category and category, and lead to the products they count', async () => {
    let offered = 0;
    for (const sid of types.keys()) {
      const { facets } = await list({ sid });
      expectCounts(facets, inSubCategory(sid));
      offered += facets?.spec?.length ?? 0;
      const value = facets?.spec?.[0]?.options[0]?.value;
      if (value === undefined) continue;
      const narrowed = await list({ sid, spec: value });
      const expected = inSubCategory(sid).filter((product) => hasValue(product, value));
      expect(idsOf(narrowed.products), value).toEqual(idsOf(expected));
      expect(narrowed.total).toBe(expected.length);
      const others = narrowed.facets?.spec?.filter(({ title }) => !value.startsWith(`${title}:`));
      expectCounts({ ...(narrowed.facets as WireFacets), spec: others ?? [] }, expected);
      const own = narrowed.facets?.spec?.filter(({ title }) => value.startsWith(`${title}:`));
      expectCounts({ ...(narrowed.facets as WireFacets), spec: own ?? [] }, inSubCategory(sid));
    }
    expect(offered).toBeGreaterThan(2 * types.size);
    for (const id of new Set(all.map((product) => product.pro_category_id))) {
      const { facets } = await shop
        .api()
        .listProductsOfCategory({ params: { id }, query: { facets: 'yes' } });
      expect(facets?.spec?.length).toBeGreaterThan(0);
      expectCounts(
        facets,
        all.filter((product) => product.pro_category_id === id),
      );
    }
  });

  it('are offered in searches and with other filters, but not for all products at once', async () => {
    expect((await list({})).facets?.spec).toEqual([]);
    const { facets, products } = await shop
      .api()
      .searchProducts({ params: { query: 'motor' }, query: { facets: 'yes', limit: '200' } });
    expect(facets?.spec?.length).toBeGreaterThan(0);
    expectCounts(facets, products);
    const sid = getSubCategoryId('Electric Motors');
    const filtered = await list({ sid, min_price: '1' });
    expect(filtered.facets?.spec).toEqual((await list({ sid })).facets?.spec);
  });

  it('are not offered of ranges of sizes, several of which hold the size that is needed', async () => {
    const { facets, products } = await list({ sid: getSubCategoryId('Safety Shoes') });
    expect(products.some((product) => findSizes(product.pro_specifications))).toBe(true);
    expect(facets?.spec?.map(({ title }) => title)).not.toContain('Available sizes');
  });

  it.each(['Power:2000-6000', 'Power:2000-', 'Power:-6000', 'Phase:Three phase', 'Power:3728.5'])(
    'filter by %s',
    async (spec) => {
      const sid = getSubCategoryId('Electric Motors');
      const { products, facets } = await list({ sid, spec });
      expect(products.length).toBeGreaterThan(0);
      expect(idsOf(products)).toEqual(idsOf(inSubCategory(sid).filter((product) => hasValue(product, spec))));
      expect(facets?.spec?.flatMap(({ options }) => options.map(({ value }) => value))).toContain(spec);
      expect(facets?.spec_labels).toEqual({ [spec]: expect.stringMatching(/^(Power|Phase): /) });
    },
  );

  it('take values of one name as alternatives and several names together', async () => {
    const sid = getSubCategoryId('Electric Motors');
    const spec = ['Power:-2000', 'Power:5000-', 'Phase:Three phase'];
    const expected = inSubCategory(sid).filter(
      (product) =>
        hasValue(product, 'Phase:Three phase') && spec.slice(0, 2).some((value) => hasValue(product, value)),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf((await list({ sid, spec })).products)).toEqual(idsOf(expected));
  });

  it('show a chosen value that no product has', async () => {
    const { products, facets } = await list({ sid: getSubCategoryId('Electric Motors'), spec: 'Power:1-2' });
    expect(products).toEqual([]);
    expect(facets?.spec?.find(({ title }) => title === 'Power')?.options).toContainEqual(
      expect.objectContaining({ value: 'Power:1-2', count: 0 }),
    );
  });

  it('refuse what is no filter, and too many', async () => {
    await expect(list({ spec: 'Power' })).resolves.toMatchObject({ total: 0 });
    const many = Array.from({ length: 7 }, (_, index) => `Name ${index}:x`);
    await expect(list({ spec: many })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(list({ spec: "N':' | x\\' & (:*" })).resolves.toMatchObject({ total: 0 });
  });
});

describe('sorting by a specification', () => {
  const read = async (query: Record<string, string>) => {
    const found: WireProduct[] = [];
    let next: string | null = null;
    do {
      const page: WireProductList = await shop
        .api()
        .listProducts({ query: { limit: '3', ...query, ...(next && { after: next }) } });
      found.push(...page.products);
      next = page.next;
    } while (next);
    return found;
  };

  it.each([
    ['Electric Motors', 'Power', {}],
    ['Electric Motors', 'Efficiency', {}],
    ['Electric Motors', 'Power', { min_price: '1' }],
    ['Electric Motors', 'No such name', {}],
  ])('orders all products of %s by %s with %j, page by page', async (subCategory, name, filters) => {
    const sid = getSubCategoryId(subCategory);
    const ascending = await read({ sid, sort: `spec-asc:${name}`, ...filters });
    const descending = await read({ sid, sort: `spec-desc:${name}`, ...filters });
    for (const found of [ascending, descending]) expect(idsOf(found)).toEqual(idsOf(inSubCategory(sid)));
    const keysOf = (products: readonly WireProduct[]) =>
      products.map((product) => getValue(product, name)).map((value) => value?.number ?? value?.text);
    const present = keysOf(ascending).filter((key) => key !== undefined);
    const sorted = present.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
    expect(present).toEqual(sorted);
    expect(keysOf(descending).filter((key) => key !== undefined)).toEqual(sorted.toReversed());
    // Products without the specification come last.
    expect(keysOf(ascending).slice(present.length)).toEqual(
      Array(ascending.length - present.length).fill(undefined),
    );
    expect(keysOf(descending).slice(present.length)).toEqual(
      Array(ascending.length - present.length).fill(undefined),
    );
  });

  it('needs a sub-category, and a cursor of its own', async () => {
    const plain = await list({});
    expect(idsOf((await list({ sort: 'spec-asc:Power' })).products)).toEqual(idsOf(plain.products));
    const sid = getSubCategoryId('Electric Motors');
    const { next } = await list({ sid, sort: 'spec-asc:Power', limit: '2' });
    await expect(list({ sid, sort: 'spec-desc:Power', after: next ?? '' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect((await list({ sort: 'spec-up:Power', sid })).products[0]).toEqual(inSubCategory(sid)[0]);
  });
});

it('keeps values, counts and sort keys in step when products change', async () => {
  const execute = (query: string) => shop.database.$client.query(query);
  const expectConsistent = async () => {
    const { rows: keys } = await execute(
      'select sub_category_id, name, key, listing_number from specification_keys order by 1, 2, 3, 4',
    );
    const { rows: expectedKeys } = await execute(`
      select sub_category_id, name, (value ->> 1)::double precision as key, listing_number
      from products, json_each(specification_values::json) as typed (name, value) order by 1, 2, 3, 4`);
    expect(keys).toEqual(expectedKeys);
    const { rows: counts } = await execute(
      `select scope, value, products from listing_counts where kind = 'specification' and products <> 0 order by 1, 2`,
    );
    const { rows: expectedCounts } = await execute(`
      select scope, concat_ws(E'\\t', place, name, typed.value::text) as value, count(*)::integer as products
      from products, unnest(array[category_id, sub_category_id]) as scope,
        json_each(specification_values::json) with ordinality as typed (name, value, place)
      group by 1, 2 order by 1, 2`);
    expect(counts).toEqual(expectedCounts);
  };
  await expectConsistent();
  await execute(`update products set specification_values = '{"Power": ["W", 5, 5], "Grade": ["X", 1]}'
    where listing_number % 3 = 0`);
  await execute(`update products set list_price_paise = list_price_paise + 100`);
  await execute(`update products set (category_id, sub_category_id) = (
    select category_id, sub_category_id from products order by listing_number limit 1) where listing_number % 5 = 0`);
  await execute(`delete from products where listing_number % 7 = 0`);
  await expectConsistent();
});
