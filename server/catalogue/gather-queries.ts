import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/list-limits.ts';
import type { Database } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';
import { type FacetRows, facetsOfMatches } from './facet-queries.ts';
import { isAfter, KEY_OF, type ListPosition, partOnly, perSort, valuesOfPart } from './listing-order.ts';
import { bounds, indexQuery, type ListRequest, valuesOf } from './product-list.ts';

/** More listings than this are not ranked and counted for one visitor. */
export const MOST_GATHERED = 250;

export type Gathering = {
  /** At most one more than MOST_GATHERED. */
  total: number;
  /** The part asked for; complete unless there are more than could be gathered. */
  positions: ListPosition[];
  /** Among how many listings these were. */
  reach: number;
  facets: FacetRows | null;
};

/** Of what is gathered: what is sorted by, shown of a part, and counted. */
const columns = sql`
  listing_number, category_id, brand, gst_bps, discount_choice, rating_choice, discounted_price_paise, share`;

const anyMatches = (sort: ProductSort) => sql`
  matches as materialized (
    select ${columns}, ${KEY_OF[sort]} as key
    from listings_matching(${indexQuery('anywhere')}, ${MOST_GATHERED + 1}, null, ${bounds}))`;

/**
 * Listings with the text in their heading, and only if they are too few, others that have it anywhere. (What is to be left
 * out costs the index twice as much as leaving it out of what was found.)
 */
const bestMatches = sql`
  headed as materialized (
    select ${columns}, -(1 + score) as key
    from listings_matching(
      ${indexQuery('inHeading')}, ${MOST_GATHERED + 1}, ${sql.placeholder('ranking')}::tsquery, ${bounds})),
  others as materialized (
    select ${columns}, -score as key
    from listings_matching(
      ${indexQuery('anywhere')}, ${MOST_GATHERED + 1}, ${sql.placeholder('ranking')}::tsquery, ${bounds})
    where (select count(*) from headed) <= ${MOST_GATHERED}
      and listing_number not in (select listing_number from headed)
    limit (select ${MOST_GATHERED + 1} - count(*) from headed)),
  matches as materialized (select * from headed union all select * from others)`;

/** What was found lies about evenly among the listings of each look. */
const reach = sql`(
  select coalesce(sum(span * share), 0)::integer
  from (select max(listing_number) - min(listing_number) as span, share from matches group by share) as looks)`;

const gathering = (gathered: SQL, facets: SQL) =>
  prepared<Gathering>(sql`
    with ${gathered}
    select
      (select count(*)::integer from matches) as total,
      ${reach} as reach,
      (select coalesce(json_agg(json_build_object('key', key, 'listingNumber', listing_number)), '[]') from (
        select key, listing_number from matches where ${isAfter(sql`key`)}
        ${partOnly}) as part) as positions,
      ${facets} as facets`);
const gatheringsWith = (facets: SQL) => ({
  ...perSort((sort) => gathering(anyMatches(sort), facets)),
  best: gathering(bestMatches, facets),
});
const gatherings = gatheringsWith(sql`null::json`);
const gatheringsWithFacets = gatheringsWith(facetsOfMatches);

/**
 * Gathers the listings that fit, by the index of words and marks, and reads everything off them at once. However many
 * fit, no more than MOST_GATHERED are looked at.
 */
export async function gatherListings(
  database: Database,
  { list, order, part, withFacets }: ListRequest,
): Promise<Gathering> {
  const statement = (withFacets ? gatheringsWithFacets : gatherings)[order];
  const [found] = await statement(database, { ...valuesOfPart(part), ...valuesOf(list) });
  return found ?? { total: 0, positions: [], reach: 0, facets: null };
}
