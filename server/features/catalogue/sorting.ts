import { type SQL, sql } from 'drizzle-orm';
import { PRODUCT_SORTS, type ProductSort } from '#contract/list-limits.ts';

/** What a list can be in order of; a search without another wish shows what fits best first. */
export type SortKey = ProductSort | 'best';

/** Where a listing stands in a sorted list: the number it is sorted by, and its listing number, which settles ties. */
export type Cursor = { key: number; listingNumber: number };

/** Before every listing, in every order. */
export const START_CURSOR: Cursor = { key: Number.MIN_SAFE_INTEGER, listingNumber: 0 };

/** The number a list is sorted by, always upwards, as the indexes have it. */
export const SORT_COLUMNS: Record<ProductSort, SQL> = {
  all: sql`listing_number`,
  'price-asc': sql`discounted_price_paise`,
  'price-desc': sql`(-discounted_price_paise)`,
  'rating-desc': sql`(-rating)`,
};

const afterKey = sql.placeholder('afterKey');
const afterNumber = sql.placeholder('afterNumber');

export function isAfterCursor(key: SQL): SQL {
  return sql`(${key}, listing_number) > (${afterKey}, ${afterNumber}::bigint)`;
}

/** One statement a sort, because each has an index of its own. */
export function preparePerSort<Statement>(
  build: (sort: ProductSort) => Statement,
): Record<ProductSort, Statement> {
  const entries = PRODUCT_SORTS.map((sort) => [sort, build(sort)]);
  return Object.fromEntries(entries) as Record<ProductSort, Statement>;
}

/** Which part of a list: so many from a position on, or so many after leaving out some. */
export type PageWindow = { after: Cursor | undefined; offset: number; limit: number };

/** A part's values for the placeholders that stand in `isAfter` and `partOnly`. */
export function getWindowValues({ after = START_CURSOR, offset, limit }: PageWindow) {
  return { afterKey: after.key, afterNumber: after.listingNumber, offset, limit };
}

export const windowSql = sql`
  order by key, listing_number
  limit ${sql.placeholder('limit')}::integer offset ${sql.placeholder('offset')}::integer`;
