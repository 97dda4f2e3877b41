import { type SQL, sql } from 'drizzle-orm';
import { type Filters, getFilteredFacets } from './filters.ts';
import type { PageWindow, SortKey } from './sorting.ts';

/** A text as queries of the listings' index (PostgreSQL's tsquery). */
export type TextMatch = {
  /** What a listing must have anywhere. */
  anywhere: string;
  /** The same in its title, brand, model or categories: such listings come first. */
  inHeading: string;
  /** Words that make it fit better. */
  ranking: string;
};

/** All products, or those of a category or sub-category. */
export type Scope = { categoryId: string | null; subCategoryId: string | null };

/** Which products a list holds: of a category or of all, those that fit a text and a visitor's choices. */
export type ProductList = Scope & {
  text: TextMatch | null;
  filters: Filters;
};

/** What is asked of a list: a part of it in some order, perhaps with what it can be narrowed by. */
export type ListRequest<Order = SortKey> = {
  list: ProductList;
  sort: Order;
  window: PageWindow;
  withFacets: boolean;
};

/** Whether it holds all products of its category, or all there are: then it is counted ahead. */
export function isUnfiltered({ text, filters }: ProductList): boolean {
  return text === null && getFilteredFacets(filters).length === 0;
}

/** The key under which a whole list is counted ahead. */
export function getScopeKey({ categoryId, subCategoryId }: Scope): string {
  return subCategoryId ?? categoryId ?? '';
}

/** One statement for each kind of whole list, because each has indexes of its own; `scope` is its placeholder. */
export function preparePerScope<Statement>(
  build: (inScope: SQL) => Statement,
): (list: ProductList) => Statement {
  const scope = sql.placeholder('scope');
  const ofAll = build(sql`true`);
  const ofCategory = build(sql`category_id = ${scope}`);
  const ofSubCategory = build(sql`sub_category_id = ${scope}`);
  return ({ categoryId, subCategoryId }) =>
    subCategoryId !== null ? ofSubCategory : categoryId !== null ? ofCategory : ofAll;
}

/** A list's values for the placeholders that stand in `indexQuery` and `bounds`. */
export function getListValues({ categoryId, subCategoryId, text, filters }: ProductList) {
  const nothing = { anywhere: null, inHeading: null, ranking: null };
  return { ...nothing, ...text, ...filters, categoryId, subCategoryId };
}

/** What the listings' index is asked for: words, in the given form, with all that narrows the list. */
export function listingsQuerySql(words: 'anywhere' | 'inHeading'): SQL {
  return sql`narrowed(
    ${sql.placeholder(words)}, ${sql.placeholder('categoryId')}, ${sql.placeholder('subCategoryId')}, ${filterBoundsSql},
    ${sql.placeholder('gstBps')}, ${sql.placeholder('brands')}, ${sql.placeholder('categoryIds')})`;
}

export const filterBoundsSql = sql.join(
  ['minPricePaise', 'maxPricePaise', 'minDiscountBps', 'minRating'].map((name) => sql.placeholder(name)),
  sql`, `,
);
