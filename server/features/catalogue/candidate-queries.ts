import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/list-limits.ts';
import { HEADING_TIER, OTHER_TIER, rankSql } from '#server/features/search-query/rank-expressions.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import {
  catalogueSizeSql,
  type FacetCounts,
  matchFacetsSql,
  type StoredFacets,
  scopeSizeSql,
  toFacetCounts,
} from './facet-queries.ts';
import { filterBoundsSql, getListValues, listingsQuerySql } from './list-expressions.ts';
import { getScopeKey, type ListRequest, type ProductList } from './product-list.ts';
import {
  getWindowValues,
  isAfterCursor,
  preparePerSort,
  SORT_COLUMNS,
  windowSql,
} from './sort-expressions.ts';
import type { Cursor } from './sorting.ts';

/** The most listings ranked and counted for one request; if more match, the total is 'at least' this. */
export const MAX_CANDIDATES = 250;

export type Candidates = {
  /** At most one more than MAX_CANDIDATES. */
  total: number;
  /** The requested page; incomplete only if more than MAX_CANDIDATES listings match. */
  positions: Cursor[];
  /** Estimated number of listings that had to be searched to find the candidates. */
  candidateSpan: number;
  /** Of a list with a sort key: those of all candidates after the cursor, ascending. */
  sortKeys: number[];
  /** The number of all listings. */
  catalogueSize: number;
  /** The number of those in the list's category or sub-category. */
  scopeSize: number;
  facets: FacetCounts | null;
};

const NO_CANDIDATES: Candidates = {
  total: 0,
  positions: [],
  candidateSpan: 0,
  sortKeys: [],
  catalogueSize: 0,
  scopeSize: 0,
  facets: null,
};

const boundsSql = sql`
  ${filterBoundsSql},
  least_price_with_gst => ${sql.placeholder('minPriceInclGstPaise')},
  most_price_with_gst => ${sql.placeholder('maxPriceInclGstPaise')},
  specification_names => ${sql.placeholder('specificationNames')}::text[],
  specification_ranges => ${sql.placeholder('specificationRanges')}::nummultirange[]`;

const anyCandidateStatement = prepareStatement(sql`
  select from ${listingsQuerySql('anywhere')}
  cross join lateral listings_matching(query, 1, null, ${boundsSql})`);

/** Whether a list has any product. One listing is read and none ranked. */
export async function hasCandidate(database: ReadDatabase, list: ProductList): Promise<boolean> {
  return (await anyCandidateStatement(database, getListValues(list))).length > 0;
}

/** The columns of a candidate: those to sort by, to show and to count. */
const columns = sql`
  listing_number, category_id, brand, gst_bps, discount_choice, rating_choice, discounted_price_paise, share,
  specification_values, dispatch_choice`;

const sortedCandidates = (sort: ProductSort) => sql`
  matches as materialized (
    select ${columns}, ${SORT_COLUMNS[sort]} as key
    from ${listingsQuerySql('anywhere')}
    cross join lateral listings_matching(query, ${MAX_CANDIDATES + 1}, null, ${boundsSql}))`;

/** Matches for a text with their ranks negated, because pages are read in ascending order. */
const rankedListings = (
  words: 'inHeading' | 'anywhere',
  preferred: string,
  tier: typeof HEADING_TIER | typeof OTHER_TIER,
) => sql`
  select ${columns}, -${rankSql(tier)} as key
  from ${listingsQuerySql(words)}
  cross join lateral listings_matching(
    query, ${MAX_CANDIDATES + 1}, ${sql.placeholder('ranking')}::tsquery, ${boundsSql},
    preferred => ${sql.placeholder(preferred)}::tsquery)
  left join product_requests using (listing_number)`;

/**
 * Listings with the text in their heading and, only if there are too few, others that contain it anywhere. The former
 * are excluded from the latter by number, because a negated tsquery would double the cost of the GIN index scan.
 */
const rankedCandidates = sql`
  headed as materialized (${rankedListings('inHeading', 'preferred', HEADING_TIER)}),
  others as materialized (
    ${rankedListings('anywhere', 'outsideDescription', OTHER_TIER)}
    where (select count(*) from headed) <= ${MAX_CANDIDATES}
      and listing_number not in (select listing_number from headed)
    limit (select ${MAX_CANDIDATES + 1} - count(*) from headed)),
  matches as materialized (select * from headed union all select * from others)`;

/** Estimates the span searched: candidates are spread about evenly over the listings of each partial index. */
const candidateSpanSql = sql`(
  select coalesce(sum(span * share), 0)::integer
  from (select max(listing_number) - min(listing_number) as span, share from matches group by share) as spans)`;

const sortKeysSql = sql`(
  select coalesce(json_agg(key order by key), '[]') from matches where ${isAfterCursor(sql`key`)})`;

const prepareCandidates = (matches: SQL, sortKeys: SQL, facets: SQL) =>
  prepareStatement<Omit<Candidates, 'facets'> & { facets: StoredFacets | null }>(sql`
    with ${matches}
    select
      (select count(*)::integer from matches) as total,
      ${candidateSpanSql} as "candidateSpan",
      ${sortKeys} as "sortKeys",
      ${catalogueSizeSql} as "catalogueSize",
      ${scopeSizeSql} as "scopeSize",
      (select coalesce(json_agg(json_build_object('key', key, 'listingNumber', listing_number)), '[]') from (
        select key, listing_number from matches where ${isAfterCursor(sql`key`)}
        ${windowSql}) as page) as positions,
      ${facets} as facets`);
const prepareCandidatesPerSort = (facets: SQL) => ({
  ...preparePerSort((sort) => prepareCandidates(sortedCandidates(sort), sortKeysSql, facets)),
  best: prepareCandidates(rankedCandidates, sql`'[]'::json`, facets),
});
const candidatesStatements = prepareCandidatesPerSort(sql`null::json`);
const candidatesStatementsWithFacets = prepareCandidatesPerSort(matchFacetsSql);

/**
 * Finds candidates by the index of words and marks, and takes page, total and facets from them in one statement.
 * However many listings match, at most MAX_CANDIDATES + 1 are read for each tsquery.
 */
export async function selectCandidates(
  database: ReadDatabase,
  { list, sort, window, withFacets }: ListRequest,
): Promise<Candidates> {
  const statement = (withFacets ? candidatesStatementsWithFacets : candidatesStatements)[sort];
  const values = { ...getWindowValues(window), ...getListValues(list), scope: getScopeKey(list) };
  const [found] = await statement(database, values);
  if (!found) return NO_CANDIDATES;
  return { ...found, facets: found.facets && toFacetCounts(found.facets) };
}
