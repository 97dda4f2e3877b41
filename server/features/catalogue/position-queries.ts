import { sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/list-limits.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import { type Candidates, MAX_CANDIDATES } from './candidate-queries.ts';
import type { Filters } from './filters.ts';
import { filterBoundsSql, getListValues, listingsQuerySql, preparePerScope } from './list-expressions.ts';
import { estimatePageBounds } from './page-bounds.ts';
import { getScopeKey, type ProductList } from './product-list.ts';
import {
  getWindowValues,
  isAfterCursor,
  preparePerSort,
  SORT_COLUMNS,
  windowSql,
} from './sort-expressions.ts';
import { type Cursor, type PageWindow, START_CURSOR } from './sorting.ts';

type PositionRow = { key: string | number; listing_number: string };

function toCursor({ key, listing_number }: PositionRow): Cursor {
  return { key: Number(key), listingNumber: Number(listing_number) };
}

/** Whether a listing that has the marks of the filters is within their bounds. */
export const isWithinBounds = sql`
  is_within(discounted_price_paise, discount_bps, rating, ${filterBoundsSql})
  and is_within_with_gst(
    discounted_price_paise, gst_bps,
    ${sql.placeholder('minPriceInclGstPaise')}, ${sql.placeholder('maxPriceInclGstPaise')})
  and is_within_specifications(
    specification_values, ${sql.placeholder('specificationNames')}::text[],
    ${sql.placeholder('specificationRanges')}::nummultirange[])`;

const scannedPositions = preparePerScope((inScope) =>
  preparePerSort((sort) =>
    prepareStatement<PositionRow>(sql`
      select key, listing_number
      from (
        select ${SORT_COLUMNS[sort]} as key, * from listings where ${inScope} and ${isAfterCursor(SORT_COLUMNS[sort])}
        order by ${SORT_COLUMNS[sort]}, listing_number limit ${sql.placeholder('maxScanned')}) as scanned
      where words @@ (select query from ${listingsQuerySql('anywhere')})
        and ${isWithinBounds}
      ${windowSql}`),
  ),
);

const sortedPositions = preparePerSort((sort) =>
  prepareStatement<PositionRow>(sql`
    select ${SORT_COLUMNS[sort]} as key, listing_number
    -- Offset 0 keeps the planner from using any index other than that of words and marks.
    from ${listingsQuerySql('anywhere')} cross join lateral (select * from listings_with(query) offset 0) as matching
    where ${isWithinBounds} and ${isAfterCursor(SORT_COLUMNS[sort])}
    ${windowSql}`),
);

/** Where a list sorted by price starts because of its price filter, so that excluded listings are not scanned. */
function cursorAtPriceFilter({ minPricePaise, maxPricePaise }: Filters, sort: ProductSort): Cursor {
  if (sort === 'price-asc' && minPricePaise !== null) return { key: minPricePaise, listingNumber: 0 };
  if (sort === 'price-desc' && maxPricePaise !== null) return { key: -maxPricePaise, listingNumber: 0 };
  return START_CURSOR;
}

function laterCursor(a: Cursor, b: Cursor): Cursor {
  return a.key > b.key || (a.key === b.key && a.listingNumber > b.listingNumber) ? a : b;
}

/** Fetching and sorting one listing costs about as much as scanning this many in index order. */
const SCANNED_PER_SORTED = 2;
/** And as much as reading this many listings in the index of words and marks. */
const READ_PER_SORTED = 32;

/**
 * A page of a sorted list with more matches than there can be candidates, in whichever way costs less: scanning the
 * index of the sort key and skipping what does not match (when many match), at most until that has cost as much as the
 * other way, or fetching and sorting the matches up to the estimated end of the page. If neither finds enough listings,
 * all matches are fetched and sorted.
 */
export async function selectSortedPositions(
  database: ReadDatabase,
  list: ProductList,
  sort: ProductSort,
  window: PageWindow,
  { candidateSpan, catalogueSize, scopeSize, sortKeys }: Candidates,
): Promise<Cursor[]> {
  const after = laterCursor(window.after ?? START_CURSOR, cursorAtPriceFilter(list.filters, sort));
  const windowValues = { ...getWindowValues({ ...window, after }), scope: getScopeKey(list) };
  const pageEnd = window.offset + window.limit;
  const matchesPerCandidate = catalogueSize / candidateSpan;
  const bounds = estimatePageBounds(list.filters, sort, after.key, pageEnd, {
    sortKeys,
    matchesPerCandidate,
  });
  // Twice the expected scan: if that is not enough, matches are not spread evenly over this sort key.
  const maxScanned = Math.ceil((2 * pageEnd * candidateSpan) / MAX_CANDIDATES);
  // The index of a category or sub-category has only its own listings.
  const expectedScan = maxScanned * (scopeSize / catalogueSize);
  const matches = MAX_CANDIDATES * matchesPerCandidate;
  // The index is also read for the listings within the bounds that do not match.
  const boundedCost = bounds
    ? bounds.estimatedMatches * (1 + catalogueSize / matches / READ_PER_SORTED)
    : Number.POSITIVE_INFINITY;

  const select = (statement: typeof sortedPositions.all, filters: Filters, values: object = windowValues) =>
    statement(database, { ...getListValues({ ...list, filters }), ...values });
  const sortingCost = SCANNED_PER_SORTED * Math.min(matches, scopeSize, boundedCost);
  if (expectedScan < sortingCost) {
    // Listings of a category that were imported together lie closer than expected: their scan may take longer.
    const limits = { ...windowValues, maxScanned: Math.ceil(Math.min(maxScanned, sortingCost)) };
    const rows = await select(scannedPositions(list)[sort], list.filters, limits);
    if (rows.length === window.limit) return rows.map(toCursor);
  }
  if (bounds && boundedCost < matches) {
    const rows = await select(sortedPositions[sort], bounds.filters);
    if (rows.length === window.limit) return rows.map(toCursor);
  }
  return (await select(sortedPositions[sort], list.filters)).map(toCursor);
}
