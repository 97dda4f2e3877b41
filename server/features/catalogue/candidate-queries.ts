import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/list-limits.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import { type FacetCounts, matchFacetsSql } from './facet-queries.ts';
import { filterBoundsSql, getListValues, type ListRequest, listingsQuerySql } from './product-list.ts';
import {
  type Cursor,
  getWindowValues,
  isAfterCursor,
  preparePerSort,
  SORT_COLUMNS,
  windowSql,
} from './sorting.ts';

/** More listings than this are not ranked and counted for one visitor. */
export const MAX_CANDIDATES = 250;

export type Candidates = {
  /** At most one more than MOST_GATHERED. */
  total: number;
  /** The part asked for; complete unless there are more than could be gathered. */
  positions: Cursor[];
  /** Among how many listings these were. */
  candidateSpan: number;
  facets: FacetCounts | null;
};

/** Of what is gathered: what is sorted by, shown of a part, and counted. */
const columns = sql`
  listing_number, category_id, brand, gst_bps, discount_choice, rating_choice, discounted_price_paise, share`;

const sortedCandidates = (sort: ProductSort) => sql`
  matches as materialized (
    select ${columns}, ${SORT_COLUMNS[sort]} as key
    from listings_matching(${listingsQuerySql('anywhere')}, ${MAX_CANDIDATES + 1}, null, ${filterBoundsSql}))`;

/**
 * Listings with the text in their heading, and only if they are too few, others that have it anywhere. (What is to be left
 * out costs the index twice as much as leaving it out of what was found.)
 */
const rankedCandidates = sql`
  headed as materialized (
    select ${columns}, -(1 + score) as key
    from listings_matching(
      ${listingsQuerySql('inHeading')}, ${MAX_CANDIDATES + 1}, ${sql.placeholder('ranking')}::tsquery, ${filterBoundsSql})),
  others as materialized (
    select ${columns}, -score as key
    from listings_matching(
      ${listingsQuerySql('anywhere')}, ${MAX_CANDIDATES + 1}, ${sql.placeholder('ranking')}::tsquery, ${filterBoundsSql})
    where (select count(*) from headed) <= ${MAX_CANDIDATES}
      and listing_number not in (select listing_number from headed)
    limit (select ${MAX_CANDIDATES + 1} - count(*) from headed)),
  matches as materialized (select * from headed union all select * from others)`;

/** What was found lies about evenly among the listings of each look. */
const candidateSpanSql = sql`(
  select coalesce(sum(span * share), 0)::integer
  from (select max(listing_number) - min(listing_number) as span, share from matches group by share) as looks)`;

const prepareCandidates = (gathered: SQL, facets: SQL) =>
  prepareStatement<Candidates>(sql`
    with ${gathered}
    select
      (select count(*)::integer from matches) as total,
      ${candidateSpanSql} as "candidateSpan",
      (select coalesce(json_agg(json_build_object('key', key, 'listingNumber', listing_number)), '[]') from (
        select key, listing_number from matches where ${isAfterCursor(sql`key`)}
        ${windowSql}) as part) as positions,
      ${facets} as facets`);
const prepareCandidatesPerSort = (facets: SQL) => ({
  ...preparePerSort((sort) => prepareCandidates(sortedCandidates(sort), facets)),
  best: prepareCandidates(rankedCandidates, facets),
});
const candidatesStatements = prepareCandidatesPerSort(sql`null::json`);
const candidatesStatementsWithFacets = prepareCandidatesPerSort(matchFacetsSql);

/**
 * Gathers the listings that fit, by the index of words and marks, and reads everything off them at once. However many
 * fit, no more than MOST_GATHERED are looked at.
 */
export async function selectCandidates(
  database: Database,
  { list, sort, window, withFacets }: ListRequest,
): Promise<Candidates> {
  const statement = (withFacets ? candidatesStatementsWithFacets : candidatesStatements)[sort];
  const [found] = await statement(database, { ...getWindowValues(window), ...getListValues(list) });
  return found ?? { total: 0, positions: [], candidateSpan: 0, facets: null };
}
