import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/catalogue.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { type FacetRows, facetsOfMatches } from './facet-queries.ts';
import { fitsAll, indexQuery } from './listing-choices.ts';
import { isAfter, KEY_OF, type ListOrder, type Place, stepsOf } from './listing-order.ts';
import { narrowingsOf, type ProductList, type TextMatch } from './product-list.ts';

/** Which part of a list: so many from a place on, or so many after leaving out some. */
export type Part = { after: Place | undefined; offset: number; limit: number };

/** More listings than this are not ranked and counted for one visitor. */
export const MOST_GATHERED = 1000;

/** A part of a whole list, straight from an index. */
export async function selectPlaces(
  database: Database,
  list: ProductList,
  sort: ProductSort,
  { after, offset, limit }: Part,
): Promise<Place[]> {
  const key = KEY_OF[sort];
  const { rows } = await database.execute<PlaceRow>(sql`
    select ${key} as key, listing_number from listings
    where ${fitsAll(narrowingsOf(list))} and ${isAfter(after, key)}
    order by ${key}, listing_number limit ${limit} offset ${offset}`);
  return rows.map(placeOf);
}

export type Gathering = {
  /** At most one more than MOST_GATHERED. */
  total: number;
  /** The part asked for; complete unless there are more than could be gathered. */
  places: Place[];
  facets: FacetRows | null;
};

/**
 * Gathers the listings that fit, by the index of words and marks, and reads everything off them at once. However many
 * fit, no more than MOST_GATHERED are looked at.
 */
export async function gatherListings(
  source: Transaction,
  list: ProductList,
  order: ListOrder,
  { after, offset, limit }: Part,
  withFacets: boolean,
): Promise<Gathering> {
  const gathered = order === 'best' && list.text ? bestMatches(list, list.text) : anyMatches(list, order);
  const { rows } = await source.execute<Gathering>(sql`
    with ${gathered}
    select
      (select count(*)::integer from matches) as total,
      (select coalesce(json_agg(json_build_object('key', key, 'listingNumber', listing_number)), '[]') from (
        select key, listing_number from matches where ${isAfter(after, sql`key`)}
        order by key, listing_number limit ${limit} offset ${offset}) as part) as places,
      ${withFacets ? facetsOfMatches : sql`null`} as facets`);
  return rows[0] ?? { total: 0, places: [], facets: null };
}

const columns = sql`
  listing_number, category_id, brand, gst_bps, discount_choice, rating_choice, discounted_price_paise`;

function anyMatches(list: ProductList, order: ListOrder): SQL {
  const narrowings = narrowingsOf(list);
  return sql`matches as materialized (
    select ${columns}, ${KEY_OF[order === 'best' ? 'all' : order]} as key from listings
    where words @@ (${indexQuery(list.text?.anywhere, narrowings)}) and ${fitsAll(narrowings)}
    limit ${MOST_GATHERED + 1})`;
}

/** Listings with the text in their heading, and only if they are too few, others that have it anywhere. */
function bestMatches(list: ProductList, { anywhere, inHeading, ranking }: TextMatch): SQL {
  const narrowings = narrowingsOf(list);
  const fits = fitsAll(narrowings);
  const score = sql`ts_rank(words, ${ranking}::tsquery)`;
  return sql`
    headed as materialized (
      select ${columns}, -(1 + ${score}) as key from listings
      where words @@ (${indexQuery(inHeading, narrowings)}) and ${fits}
      limit ${MOST_GATHERED + 1}),
    others as materialized (
      select ${columns}, -${score} as key from listings
      where words @@ (${indexQuery(anywhere, narrowings)}) and not words @@ ${inHeading}::tsquery and ${fits}
      limit (select ${MOST_GATHERED + 1} - count(*) from headed)),
    matches as materialized (select * from headed union all select * from others)`;
}

/**
 * A part of a sorted list of more listings than can be gathered. The index finds listings by their words and by the
 * step of price, rating or listing number they are on; so the steps are taken one by one until the part is full, and
 * only what stands on those steps is sorted. (An index on the price alone would lead through all that costs less.)
 */
export async function selectPlacesByStep(
  source: Transaction,
  list: ProductList,
  sort: ProductSort,
  { after, offset, limit }: Part,
): Promise<Place[]> {
  const key = KEY_OF[sort];
  const { kind, numbers } = stepsOf(sort, after);
  const narrowings = narrowingsOf(list);
  const { rows } = await source.execute<PlaceRow>(sql`
    select key, listing_number
    from ${numbers} with ordinality as step (number, turn)
    cross join lateral (
      select key, listing_number from (
        select ${key} as key, listing_number from listings
        where words @@ (${indexQuery(list.text?.anywhere, narrowings)} && (${kind} || number)::tsquery)
          and ${fitsAll(narrowings)} and ${isAfter(after, key)}
        offset 0) as on_step
      order by key, listing_number limit ${offset + limit}) as found
    order by turn, key, listing_number limit ${limit} offset ${offset}`);
  return rows.map(placeOf);
}

type PlaceRow = { key: string | number; listing_number: string };

const placeOf = (row: PlaceRow): Place => ({
  key: Number(row.key),
  listingNumber: Number(row.listing_number),
});
