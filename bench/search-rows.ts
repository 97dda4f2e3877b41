import { api } from '#contract/api.ts';
import type { WireProductList } from '#contract/catalogue.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, PRODUCT_SORTS } from '#contract/list-limits.ts';
import { fillPath } from '#contract/path.ts';
import { categorySpecs } from './category-specs.ts';
import { idFrom, toProductId } from './generate-product.ts';
import { createQueryGenerator } from './query-generator.ts';
import type { Random } from './random.ts';
import { UBIQUITOUS_WORDS, WORST_CASE_WORDS } from './words.ts';

type GetPage = (address: string) => Promise<WireProductList>;

/** One row of the results: a kind of request. `nextAddress` returns a different one each time. */
export type Row = { name: string; targetP99Ms?: number; nextAddress(): string };

/** Products up to which the stricter targets apply. */
const MAX_SMALL_CATALOGUE = 100_000;

/** The baseline of every row: one product by its primary key. */
export function createLookupRow(products: number, random: Random): Row {
  return {
    name: 'one product by primary key',
    nextAddress: () => fillPath(api.getProduct.path, { id: toProductId(random.below(products)) }),
  };
}

/**
 * Creates the rows of the search benchmark.
 * @param getPage reads the pages on the way to a deep page.
 */
export async function createSearchRows(products: number, random: Random, getPage: GetPage): Promise<Row[]> {
  const queries = createQueryGenerator(products, random);
  const suggestTarget = { targetP99Ms: products <= MAX_SMALL_CATALOGUE ? 15 : 30 };
  const resultsTarget = { targetP99Ms: products <= MAX_SMALL_CATALOGUE ? 40 : 150 };
  const results = (name: string, text: () => string, query: Record<string, string>): Row => ({
    name,
    ...resultsTarget,
    nextAddress: () => toSearchAddress(text(), { facets: 'yes', ...query }),
  });

  return [
    {
      name: 'suggest, 1 to 6 letters',
      ...suggestTarget,
      nextAddress: () => toSuggestAddress(queries.prefix()),
    },
    {
      name: 'suggest, misspelt',
      ...suggestTarget,
      nextAddress: () => toSuggestAddress(queries.misspeltPrefix()),
    },
    results('results, facets, best first', queries.query, {}),
    results('results, facets, price-asc', queries.query, { sort: 'price-asc' }),
    results('results, facets, misspelt', queries.misspeltQuery, {}),
    ...PRODUCT_SORTS.map((sort) =>
      results(
        `worst-case words, facets, ${sort === 'all' ? 'best first' : sort}`,
        () => random.pick(WORST_CASE_WORDS),
        { sort },
      ),
    ),
    results('ubiquitous words, facets, best first', () => random.pick(UBIQUITOUS_WORDS), {}),
    results('ubiquitous words, facets, price-asc', () => random.pick(UBIQUITOUS_WORDS), {
      sort: 'price-asc',
    }),
    {
      name: 'category, facets',
      ...resultsTarget,
      nextAddress: () => toCategoryAddress(random.pick(categoryIds), { facets: 'yes' }),
    },
    {
      name: 'minimum price, facets, price-asc',
      ...resultsTarget,
      nextAddress: () =>
        toListAddress({ min_price: String(100 + random.below(20_000)), sort: 'price-asc', facets: 'yes' }),
    },
    ...(await createPageRows(getPage)),
  ];
}

const categoryIds = categorySpecs.map(({ category }) => idFrom('category', category));
const DEEP_PAGE = 1000;

/** The first page of all products and a deep one: they should cost the same. */
async function createPageRows(getPage: GetPage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const sort of PRODUCT_SORTS) {
    const list = (query: Record<string, string>) => toListAddress({ ...query, sort });
    const deepPage = await findPageAddress(DEEP_PAGE, list, getPage);
    const suffix = sort === 'all' ? '' : `, ${sort}`;
    rows.push(
      { name: `all products, page 1${suffix}`, nextAddress: () => list({}) },
      { name: `all products, page ${DEEP_PAGE}${suffix}`, nextAddress: () => deepPage },
    );
  }
  return rows;
}

/**
 * Finds the address of a page of a list by following `next` cursors, like a visitor but in the largest steps.
 * @param list returns the list's address with these query parameters.
 * @throws Error when the list is shorter.
 */
async function findPageAddress(
  page: number,
  list: (query: Record<string, string>) => string,
  getPage: GetPage,
): Promise<string> {
  let remaining = (page - 1) * DEFAULT_PAGE_SIZE;
  let address = list({});
  while (remaining > 0) {
    const limit = Math.min(MAX_PAGE_SIZE, remaining);
    const { next } = await getPage(`${address}&limit=${limit}`);
    if (!next) throw new Error(`${address} has no page ${page}.`);
    remaining -= limit;
    address = list({ after: next });
  }
  return address;
}

function toSuggestAddress(text: string): string {
  return `${api.suggestProducts.path}?${new URLSearchParams({ q: text })}`;
}

export function toSearchAddress(text: string, query: Record<string, string>): string {
  return `${fillPath(api.searchProducts.path, { query: text })}?${new URLSearchParams(query)}`;
}

function toCategoryAddress(id: string, query: Record<string, string>): string {
  return `${fillPath(api.listProductsOfCategory.path, { id })}?${new URLSearchParams(query)}`;
}

function toListAddress(query: Record<string, string>): string {
  return `${api.listProducts.path}?${new URLSearchParams(query)}`;
}
