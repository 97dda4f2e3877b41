import { type SQL, sql } from 'drizzle-orm';
import type { TextMatch } from '#server/features/search-query/text-match.ts';
import type { ProductList } from './product-list.ts';
import { getSpecificationBounds } from './specification-filters.ts';

/** Builds one statement for each kind of scope, because each uses its own indexes; the placeholder is `scope`. */
export function preparePerScope<Statement>(
  build: (inScope: SQL) => Statement,
): (list: ProductList) => Statement {
  const scope = sql.placeholder('scope');
  const forAll = build(sql`true`);
  const forCategory = build(sql`category_id = ${scope}`);
  const forSubCategory = build(sql`sub_category_id = ${scope}`);
  return ({ categoryId, subCategoryId }) =>
    subCategoryId !== null ? forSubCategory : categoryId !== null ? forCategory : forAll;
}

/** A list's values for the placeholders in `listingsQuerySql` and `filterBoundsSql`. */
export function getListValues({ categoryId, subCategoryId, text, filters }: ProductList) {
  const { isForRent, specifications, ...others } = filters;
  const noText = { anywhere: null };
  const words = isForRent ? narrowToRent(text) : { ...noText, ...text };
  return {
    ...words,
    ...others,
    ...getSpecificationBounds(specifications),
    categoryId,
    subCategoryId,
  };
}

/** The mark of products for rent, which the SQL function listing_words writes. */
const FOR_RENT = 'L';

function narrowToRent(text: TextMatch | null) {
  if (!text) return { anywhere: FOR_RENT };
  const { anywhere, inHeading } = text;
  return { ...text, anywhere: `${anywhere} & ${FOR_RENT}`, inHeading: `${inHeading} & ${FOR_RENT}` };
}

/**
 * A table with the column `query`: one tsquery of the text, with the scope and the filters. Offset 0 keeps PostgreSQL
 * from computing it for each index.
 */
export function listingsQuerySql(words: 'anywhere' | 'inHeading'): SQL {
  return sql`(
    select narrowed(
      ${sql.placeholder(words)}, ${sql.placeholder('categoryId')}, ${sql.placeholder('subCategoryId')}, ${filterBoundsSql},
      ${sql.placeholder('gstBps')}, ${sql.placeholder('brands')}, ${sql.placeholder('categoryIds')},
      ${sql.placeholder('specificationMarks')}, ${sql.placeholder('maxDispatchDays')}) as query
    offset 0) as text_query`;
}

export const filterBoundsSql = sql.join(
  ['minPricePaise', 'maxPricePaise', 'minDiscountBps', 'minRating'].map((name) => sql.placeholder(name)),
  sql`, `,
);
