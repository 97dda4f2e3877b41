import { api } from '#contract/api.ts';
import type { WireProductList } from '#contract/catalogue.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, PRODUCT_SORTS } from '#contract/list-limits.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchShop } from './bench-shop.ts';
import { categoryIds, subCategoryIds, toProductId } from './generate-product.ts';
import { createQueryGenerator } from './query-generator.ts';
import type { Random } from './random.ts';
import { UBIQUITOUS_WORDS, WORST_CASE_WORDS } from './words.ts';

/** Upper limits, as multiples of the look-up by primary key under the same load. */
export type Targets = { maxCpuRatio: number; maxP99Ratio: number };

/** One row of the results: a kind of request. `send` sends a different one each time and returns the response. */
export type Row = {
  name: string;
  targets?: Targets;
  /** Sent at this rate, whether or not earlier requests are answered; undefined: each client waits for the answer. */
  perSecond?: number;
  send(): Promise<string>;
};

type GetResponse = BenchShop['get'];

/** Products up to which the stricter targets apply. */
const MAX_SMALL_CATALOGUE = 100_000;
/** Targets of suggestions and of results. */
const SMALL_TARGETS: [Targets, Targets] = [
  { maxCpuRatio: 20, maxP99Ratio: 20 },
  { maxCpuRatio: 40, maxP99Ratio: 40 },
];
const LARGE_TARGETS: [Targets, Targets] = [
  { maxCpuRatio: 20, maxP99Ratio: 20 },
  { maxCpuRatio: 60, maxP99Ratio: 60 },
];

/** The baseline of every row: one product by its primary key. */
export function createLookupRow(get: GetResponse, products: number, random: Random): Row {
  return {
    name: 'one product by primary key',
    send: () => get(fillPath(api.getProduct.path, { id: toProductId(random.below(products)) })),
  };
}

/** Creates the rows of the search benchmark. */
export async function createSearchRows(get: GetResponse, products: number, random: Random): Promise<Row[]> {
  const queries = createQueryGenerator(products, random);
  const [suggestTargets, resultsTargets] = products <= MAX_SMALL_CATALOGUE ? SMALL_TARGETS : LARGE_TARGETS;
  const row = (name: string, targets: Targets | undefined, nextAddress: () => string): Row => ({
    name,
    ...(targets && { targets }),
    send: () => get(nextAddress()),
  });
  const results = (name: string, text: () => string, query: Record<string, string>) =>
    row(name, resultsTargets, () => toSearchAddress(text(), { facets: 'yes', ...query }));

  return [
    row('suggest, 1 to 6 letters', suggestTargets, () => toSuggestAddress(queries.prefix())),
    row('suggest, misspelt', suggestTargets, () => toSuggestAddress(queries.misspeltPrefix())),
    row('suggest, inside a word', suggestTargets, () => toSuggestAddress(queries.innerText())),
    results('results, facets, inside a word', queries.innerText, {}),
    results('results, facets, three letters inside words', queries.innerLetters, {}),
    results('results, facets, inside a part number', queries.innerNumber, {}),
    results('results, facets, best first', queries.query, {}),
    results('results, facets, price-asc', queries.query, { sort: 'price-asc' }),
    results('results, facets, misspelt', queries.misspeltQuery, {}),
    row('suggest, price in words', suggestTargets, () => toSuggestAddress(queries.pricedQuery())),
    results('results, facets, price in words', queries.pricedQuery, {}),
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
    row('category, facets', resultsTargets, () =>
      toCategoryAddress(random.pick(categoryIds), { facets: 'yes' }),
    ),
    row('sub-category, facets', resultsTargets, () =>
      toListAddress({ sid: random.pick(subCategoryIds), facets: 'yes' }),
    ),
    row('sub-category by a specification, facets', resultsTargets, () =>
      toListAddress({
        sid: random.pick(subCategoryIds),
        facets: 'yes',
        spec: drawSpecificationFilter(random),
      }),
    ),
    row('sub-category sorted by a specification', resultsTargets, () =>
      toListAddress({ sid: random.pick(subCategoryIds), sort: `spec-${random.pick(['asc', 'desc'])}:Power` }),
    ),
    results('results, facets, naming a value', queries.queryWithValue, {}),
    row('minimum price, facets, price-asc', resultsTargets, () =>
      toListAddress({ min_price: String(100 + random.below(20_000)), sort: 'price-asc', facets: 'yes' }),
    ),
    ...(await createPageAddresses(get)).map(([name, address]) => row(name, undefined, () => address)),
  ];
}

/** A figure, a range or a choice; in sub-categories without the specification nothing is found. */
function drawSpecificationFilter(random: Random): string {
  return random.pick([
    'Power:3728.5',
    'Power:700-4000',
    'Size:16',
    'Size:50-125',
    'Phase:Three phase',
    'Material:Brass',
  ]);
}

const DEEP_PAGE = 1000;

/** The first page of all products and a deep one, with the names of their rows: they should cost the same. */
async function createPageAddresses(get: GetResponse): Promise<[name: string, address: string][]> {
  const rows: [string, string][] = [];
  for (const sort of PRODUCT_SORTS) {
    const list = (query: Record<string, string>) => toListAddress({ ...query, sort });
    const suffix = sort === 'all' ? '' : `, ${sort}`;
    rows.push(
      [`all products, page 1${suffix}`, list({})],
      [`all products, page ${DEEP_PAGE}${suffix}`, await findPageAddress(DEEP_PAGE, list, get)],
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
  get: GetResponse,
): Promise<string> {
  let remaining = (page - 1) * DEFAULT_PAGE_SIZE;
  let address = list({});
  while (remaining > 0) {
    const limit = Math.min(MAX_PAGE_SIZE, remaining);
    const { next }: WireProductList = JSON.parse(await get(`${address}&limit=${limit}`));
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
