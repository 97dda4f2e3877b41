import { sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/list-limits.ts';
import type { Database } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';
import { selectTotal } from './facet-queries.ts';
import { MOST_GATHERED } from './gather-queries.ts';
import type { Choices } from './listing-choices.ts';
import {
  BEFORE_ALL,
  isAfter,
  KEY_OF,
  type ListPosition,
  type Part,
  partOnly,
  perSort,
  valuesOfPart,
} from './listing-order.ts';
import { bounds, indexQuery, type ProductList, perScope, scopeOf, valuesOf } from './product-list.ts';

type PositionRow = { key: string | number; listing_number: string };

function positionOf({ key, listing_number }: PositionRow): ListPosition {
  return { key: Number(key), listingNumber: Number(listing_number) };
}

const wholePositions = perScope((inScope) =>
  perSort((sort) =>
    prepared<PositionRow>(sql`
      select ${KEY_OF[sort]} as key, listing_number from listings where ${inScope} and ${isAfter(KEY_OF[sort])}
      ${partOnly}`),
  ),
);

/** A part of a whole list, straight from an index. */
export async function selectPositions(
  database: Database,
  list: ProductList,
  sort: ProductSort,
  part: Part,
): Promise<ListPosition[]> {
  const rows = await wholePositions(list)[sort](database, { ...valuesOfPart(part), scope: scopeOf(list) });
  return rows.map(positionOf);
}

const asked = sql`with asked as materialized (select ${indexQuery('anywhere')} as query)`;
const isWithin = sql`is_within(discounted_price_paise, discount_bps, rating, ${bounds})`;

const positionsAlong = perScope((inScope) =>
  perSort((sort) =>
    prepared<PositionRow>(sql`
      ${asked}
      select key, listing_number
      from (
        select ${KEY_OF[sort]} as key, * from listings where ${inScope} and ${isAfter(KEY_OF[sort])}
        order by ${KEY_OF[sort]}, listing_number limit ${sql.placeholder('mostPassed')}) as passed
      where words @@ (select query from asked)
        and ${isWithin}
      ${partOnly}`),
  ),
);

const positionsAmong = perSort((sort) =>
  prepared<PositionRow>(sql`
    ${asked}
    select ${KEY_OF[sort]} as key, listing_number
    -- Offset 0 leaves the planner no other index than that of words and marks.
    from asked cross join lateral (select * from listings_with(query) offset 0) as matching
    where ${isWithin} and ${isAfter(KEY_OF[sort])}
    ${partOnly}`),
);

/** The position before the first that a chosen price leaves: what is cheaper, or dearer, is not even passed. */
function beforeChosen({ leastPricePaise, mostPricePaise }: Choices, sort: ProductSort): ListPosition {
  if (sort === 'price-asc' && leastPricePaise !== null) return { key: leastPricePaise, listingNumber: 0 };
  if (sort === 'price-desc' && mostPricePaise !== null) return { key: -mostPricePaise, listingNumber: 0 };
  return BEFORE_ALL;
}

function later(a: ListPosition, b: ListPosition): ListPosition {
  return a.key > b.key || (a.key === b.key && a.listingNumber > b.listingNumber) ? a : b;
}

/** Taking a listing from anywhere and sorting it costs about as much as passing so many in order. */
const PASSED_FOR_ONE_SORTED = 2;

const EVERYWHERE = { categoryId: null, subCategoryId: null };

/**
 * A part of a sorted list of more listings than can be gathered. Where many fit, they are met along the list's order;
 * where few do, or others stand before them, they are all taken and sorted: whatever costs less.
 * @param reach among how many listings, whichever, one more than MOST_GATHERED fit.
 */
export async function selectSortedPositions(
  database: Database,
  list: ProductList,
  sort: ProductSort,
  part: Part,
  reach: number,
): Promise<ListPosition[]> {
  const after = later(part.after ?? BEFORE_ALL, beforeChosen(list.choices, sort));
  const values = { ...valuesOfPart({ ...part, after }), ...valuesOf(list), scope: scopeOf(list) };
  const all = await selectTotal(database, EVERYWHERE);
  // Twice what they should lie among: where that does not do, what stands first is not like the rest.
  const mostPassed = Math.ceil((2 * (part.offset + part.limit) * reach) / MOST_GATHERED);
  const fitting = (MOST_GATHERED * all) / reach;
  if (mostPassed < PASSED_FOR_ONE_SORTED * fitting) {
    const rows = await positionsAlong(list)[sort](database, { ...values, mostPassed });
    if (rows.length === part.limit) return rows.map(positionOf);
  }
  return (await positionsAmong[sort](database, values)).map(positionOf);
}
