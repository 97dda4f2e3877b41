import type { ProductListQuery } from '#contract/catalogue.ts';
import { invalidField } from '#contract/errors.ts';
import { PRODUCT_SORTS } from '#contract/list-limits.ts';
import { isMentionOnly } from '#server/features/search-query/rank-expressions.ts';
import type { TextMatch } from '#server/features/search-query/text-match.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { CatalogueProduct } from '#server/platform/database/schema.ts';
import { hasCandidate } from './candidate-queries.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { EMPTY_FACETS, type FacetCounts } from './facet-queries.ts';
import { parseFilters } from './filters.ts';
import { findPageBySpecification, readSpecificationOrder } from './find-page-by-specification.ts';
import { isUnfiltered, type ProductList } from './product-list.ts';
import { findFilteredPage } from './product-page.ts';
import { listBrandNames } from './read-brands.ts';
import { getCategory } from './read-categories.ts';
import { selectCategoryIdByName, selectListedProducts, selectSubCategory } from './repository.ts';
import type { Cursor } from './sorting.ts';
import { findUnfilteredPage } from './unfiltered-page-queries.ts';

/**
 * A product as a list shows it. A search marks those that have the text in their description alone and, where none has
 * all of it, says which values of the text a product lacks.
 */
export type ListedProduct = CatalogueProduct & { isMentionOnly?: true; missingValues?: readonly string[] };

/** One page of a list of products. */
export type ProductPage = {
  products: ListedProduct[];
  total: number;
  isTotalExact: boolean;
  page: number;
  limit: number;
  /** The `after` of the next page, if there is one. */
  next: string | null;
  /** Where they were asked for. */
  facets?: FacetCounts;
  /** The values of `spec` in the query. */
  chosenSpecifications?: readonly string[];
};

/** One page of all products. */
export async function listProducts(database: ReadDatabase, query: ProductListQuery): Promise<ProductPage> {
  return listPage(database, {}, query);
}

/**
 * One page of a category's products.
 * @throws AppError 'not_found' when there is no such category.
 */
export async function listProductsOfCategory(
  database: ReadDatabase,
  categoryId: string,
  query: ProductListQuery,
): Promise<ProductPage> {
  const page = await listPage(database, { categoryId }, query);
  // Without products there may be no such category.
  if (page.total === 0) await getCategory(database, categoryId);
  return page;
}

/** One page of the products of the category with this name; empty when there is none. */
export async function listProductsOfCategoryNamed(
  database: ReadDatabase,
  name: string,
  query: ProductListQuery,
): Promise<ProductPage> {
  const categoryId = await selectCategoryIdByName(database, name);
  return categoryId === undefined ? emptyPage(query) : listPage(database, { categoryId }, query);
}

/**
 * One page of a brand's products, whatever the query says of brands.
 * @param slug its name as it is in the URL of its page.
 * @throws AppError 'not_found' when no product is of such a brand.
 */
export async function listProductsOfBrand(
  database: ReadDatabase,
  slug: string,
  query: ProductListQuery,
): Promise<ProductPage & { brandName: string }> {
  const names = await listBrandNames(database, slug);
  const page = await listPage(database, {}, { ...query, brand: names });
  const { facets } = page;
  // All its products are of this brand, so there is nothing to choose.
  const counts = facets?.counts.filter(({ kind }) => kind !== 'brand');
  return { ...page, ...(facets && counts && { facets: { ...facets, counts } }), brandName: names[0] };
}

/** One page of the products that match a text. */
export async function listProductsMatching(
  database: ReadDatabase,
  text: TextMatch,
  query: ProductListQuery,
): Promise<ProductPage> {
  return listPage(database, { text }, query);
}

/** Whether any product matches a text and filters; without a text, the filters alone. */
export async function hasProducts(
  database: ReadDatabase,
  text: TextMatch | null,
  query: ProductListQuery,
): Promise<boolean> {
  const filters = parseFilters(query);
  return hasCandidate(database, { categoryId: null, subCategoryId: query.sid ?? null, text, filters });
}

/** A list without products. */
export function emptyPage({ page, limit, facets, spec = [] }: ProductListQuery): ProductPage {
  const empty = { products: [], total: 0, isTotalExact: true, page, limit, next: null };
  return facets ? { ...empty, facets: EMPTY_FACETS, chosenSpecifications: spec } : empty;
}

/** The most products that a page number may skip; deeper pages need the cursor `after`. */
const MAX_OFFSET = 50_000;

async function listPage(
  database: ReadDatabase,
  { categoryId = null, text = null }: { categoryId?: string | null; text?: TextMatch | null },
  query: ProductListQuery,
): Promise<ProductPage> {
  const { page, limit, sid } = query;
  const isInCategory = sid === undefined || (await isSubCategory(database, sid, categoryId));
  if (!isInCategory) return emptyPage(query);

  const list: ProductList = { categoryId, subCategoryId: sid ?? null, text, filters: parseFilters(query) };
  const order = sid === undefined ? undefined : readSpecificationOrder(query.sort);
  const plainSort = PRODUCT_SORTS.find((each) => each === query.sort) ?? 'all';
  const plainKey = text && plainSort === 'all' ? 'best' : plainSort;
  const sort = order ? query.sort : plainKey;
  const after = query.after === undefined ? undefined : decodeCursor(sort, query.after);
  const offset = after ? 0 : (page - 1) * limit;
  const isTooDeep = offset > MAX_OFFSET;
  // One more than the page contains, to know whether there is a next page.
  const window = isTooDeep ? { after, offset: 0, limit: 0 } : { after, offset, limit: limit + 1 };
  const request = { list, window, withFacets: query.facets === 'yes' };
  const found = order
    ? await findPageBySpecification(database, request, order)
    : isUnfiltered(list)
      ? await findUnfilteredPage(database, { ...request, sort: plainSort })
      : await findFilteredPage(database, { ...request, sort: plainKey });
  if (isTooDeep && offset < found.total) {
    throw invalidField('page', 'To read further pages, use “after” with the “next” of the page before.');
  }

  const positions = found.positions.slice(0, limit);
  const last = found.positions.length > limit ? positions.at(-1) : undefined;
  const products =
    found.products?.slice(0, limit) ?? (await selectProductsAt(database, positions, sort === 'best'));
  const { total, isTotalExact, facets } = found;
  const next = last ? encodeCursor(sort, last) : null;
  const chosenSpecifications = query.spec ?? [];
  return {
    products,
    total,
    isTotalExact,
    page,
    limit,
    next,
    ...(facets && { facets, chosenSpecifications }),
  };
}

async function selectProductsAt(
  database: ReadDatabase,
  positions: readonly Cursor[],
  isRanked: boolean,
): Promise<ListedProduct[]> {
  const keys = new Map(positions.map(({ listingNumber, key }) => [listingNumber, key]));
  const products = await selectListedProducts(database, [...keys.keys()]);
  if (!isRanked) return products;
  return products.map((product) =>
    isMentionOnly(-(keys.get(product.listingNumber) ?? 0)) ? { ...product, isMentionOnly: true } : product,
  );
}

async function isSubCategory(
  database: ReadDatabase,
  id: string,
  categoryId: string | null,
): Promise<boolean> {
  const subCategory = await selectSubCategory(database, id);
  return subCategory !== undefined && (categoryId === null || subCategory.categoryId === categoryId);
}
