import { api } from '#contract/api.ts';
import { PRODUCT_SORTS } from '#contract/catalogue.ts';
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
      name: 'category, page 1',
      nextAddress: () => categoryAddress(random.pick(categoryIds), { page: '1' }),
    },
    {
      name: 'category, page 1, facets',
      ...resultsTarget,
      nextAddress: () => categoryAddress(random.pick(categoryIds), { facets: 'yes' }),
    },
    ...(await deepPageRows(getPage)),
  ];
}

const categoryIds = markets.map(({ category }) => idOf('category', category));

/** Page 1,000 by cursor, or the last one of the largest category. */
async function deepPageRows(getPage: GetPage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const sort of ['all', 'price-asc']) {
    const deepest = await findDeepPage(
      categoryIds.map((id) => (query) => categoryAddress(id, { ...query, sort })),
      getPage,
    );
    rows.push({
      name: `category, page ${deepest.page} by cursor${sort === 'all' ? '' : `, ${sort}`}`,
      nextAddress: () => deepest.address,
    });
  }
  return rows;
}

function suggestAddress(text: string): string {
  return `${api.suggestProducts.path}?${new URLSearchParams({ q: text })}`;
}

function searchAddress(text: string, query: Record<string, string>): string {
  return `${fillPath(api.searchProducts.path, { query: text })}?${new URLSearchParams(query)}`;
}

function categoryAddress(id: string, query: Record<string, string>): string {
  return `${fillPath(api.listProductsOfCategory.path, { id })}?${new URLSearchParams(query)}`;
}
