import { type SQL, sql } from 'drizzle-orm';
import { PRODUCT_SORTS, type ProductSort } from '#contract/list-limits.ts';
import { type PageWindow, START_CURSOR } from './sorting.ts';

/** The expression sorted by, always ascending (negated for descending order), exactly as in the indexes. */
export const SORT_COLUMNS: Record<ProductSort, SQL> = {
  all: sql`listing_number`,
  'price-asc': sql`discounted_price_paise`,
  'price-desc': sql`(-discounted_price_paise)`,
  'rating-desc': sql`(-rating)`,
  'dispatch-asc': sql`dispatch_days`,
};

const afterKey = sql.placeholder('afterKey');
const afterNumber = sql.placeholder('afterNumber');

export function isAfterCursor(key: SQL): SQL {
  return sql`(${key}, listing_number) > (${afterKey}, ${afterNumber}::bigint)`;
}

/** Builds one statement for each sort key, because each uses its own index. */
export function preparePerSort<Statement>(
  build: (sort: ProductSort) => Statement,
): Record<ProductSort, Statement> {
  const entries = PRODUCT_SORTS.map((sort) => [sort, build(sort)]);
  return Object.fromEntries(entries) as Record<ProductSort, Statement>;
}

/** Values for the placeholders in `isAfterCursor` and `windowSql`. */
export function getWindowValues({ after = START_CURSOR, offset, limit }: PageWindow) {
  return { afterKey: after.key, afterNumber: after.listingNumber, offset, limit };
}

export const windowSql = sql`
  order by key, listing_number
  limit ${sql.placeholder('limit')}::integer offset ${sql.placeholder('offset')}::integer`;
