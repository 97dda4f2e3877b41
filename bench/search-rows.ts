import { api } from '#contract/api.ts';
import { PRODUCT_SORTS } from '#contract/list-limits.ts';
import { fillPath } from '#contract/path.ts';
import { findDeepPage, type GetPage } from './deep-page.ts';
import { markets } from './kinds.ts';
import { idOf, productId } from './made-up-product.ts';
import type { Random } from './random.ts';
import { createTypedTexts } from './typed-texts.ts';
import { UBIQUITOUS_WORDS, WORST_WORDS } from './words.ts';

/** One line of the results: a kind of request, a new one each time. */
export type Row = { name: string; targetP99Ms?: number; nextAddress(): string };

/** Up to this size the stricter targets hold. */
const SMALL = 100_000;

/** What every row is compared with: one product by its primary key. */
export function lookUpRow(products: number, random: Random): Row {
  return {
    name: 'one product by primary key',
    nextAddress: () => fillPath(api.getProduct.path, { id: productId(random.below(products)) }),
  };
}

/**
 * The rows of `bench search`.
 * @param getPage used to walk to the deep pages beforehand.
 */
export async function searchRows(products: number, random: Random, getPage: GetPage): Promise<Row[]> {
  const texts = createTypedTexts(products, random);
  const suggestTarget = { targetP99Ms: products <= SMALL ? 15 : 30 };
  const resultsTarget = { targetP99Ms: products <= SMALL ? 40 : 150 };
  const results = (name: string, text: () => string, query: Record<string, string>): Row => ({
    name,
    ...resultsTarget,
    nextAddress: () => searchAddress(text(), { facets: 'yes', ...query }),
  });

  return [
    {
      name: 'suggest, 1 to 6 letters',
      ...suggestTarget,
      nextAddress: () => suggestAddress(texts.beginning()),
    },
    {
      name: 'suggest, misspelt',
      ...suggestTarget,
      nextAddress: () => suggestAddress(texts.misspeltBeginning()),
    },
    results('results, facets, best first', texts.search, {}),
    results('results, facets, price-asc', texts.search, { sort: 'price-asc' }),
    results('results, facets, misspelt', texts.misspeltSearch, {}),
    ...PRODUCT_SORTS.map((sort) =>
      results(
        `worst words, facets, ${sort === 'all' ? 'best first' : sort}`,
        () => random.pick(WORST_WORDS),
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
      nextAddress: () => categoryAddress(random.pick(categoryIds), { facets: 'yes' }),
    },
    {
      name: 'from a price on, facets, price-asc',
      ...resultsTarget,
      nextAddress: () =>
        listAddress({ min_price: String(100 + random.below(20_000)), sort: 'price-asc', facets: 'yes' }),
    },
    ...(await pageRows(getPage)),
  ];
}

const categoryIds = markets.map(({ category }) => idOf('category', category));
const DEEP_PAGE = 1000;

/** The first page of all products beside a deep one: they should cost the same. */
async function pageRows(getPage: GetPage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const sort of PRODUCT_SORTS) {
    const list = (query: Record<string, string>) => listAddress({ ...query, sort });
    const deepPage = await findDeepPage(DEEP_PAGE, list, getPage);
    const order = sort === 'all' ? '' : `, ${sort}`;
    rows.push(
      { name: `all products, page 1${order}`, nextAddress: () => list({}) },
      { name: `all products, page ${DEEP_PAGE}${order}`, nextAddress: () => deepPage },
    );
  }
  return rows;
}

function suggestAddress(text: string): string {
  return `${api.suggestProducts.path}?${new URLSearchParams({ q: text })}`;
}

export function searchAddress(text: string, query: Record<string, string>): string {
  return `${fillPath(api.searchProducts.path, { query: text })}?${new URLSearchParams(query)}`;
}

function categoryAddress(id: string, query: Record<string, string>): string {
  return `${fillPath(api.listProductsOfCategory.path, { id })}?${new URLSearchParams(query)}`;
}

function listAddress(query: Record<string, string>): string {
  return `${api.listProducts.path}?${new URLSearchParams(query)}`;
}
