import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import { getListValues, listingsQuerySql } from './list-expressions.ts';
import { isWithinBounds } from './position-queries.ts';
import type { ProductList } from './product-list.ts';
import { getWindowValues, isAfterCursor, windowSql } from './sort-expressions.ts';
import type { Cursor, PageWindow } from './sorting.ts';

export type SpecificationOrder = { name: string; isDescending: boolean };

/** The sort key of products without the specification, in both directions. */
const LAST_KEY = sql`${sql.raw(String(Number.MAX_SAFE_INTEGER))}::double precision`;

const placeholder = {
  name: sql`${sql.placeholder('name')}::text`,
  subCategoryId: sql`${sql.placeholder('subCategoryId')}::text`,
};
const end = sql`${sql.placeholder('end')}::integer`;

/** Rows of specification_keys in an order that its primary key has, with their sort key and what sorts equal ones. */
const ASCENDING = {
  key: sql`key`,
  tie: sql`listing_number`,
  isAfter: isAfterCursor(sql`key`),
  order: sql`specification_keys.key, listing_number`,
};
const DESCENDING = {
  key: sql`(-key)`,
  tie: sql`(-listing_number)`,
  isAfter: sql`(key, listing_number) < (
    -${sql.placeholder('afterKey')}::double precision, ${sql.placeholder('afterNumber')}::bigint)`,
  // The output has another column of the name `key`.
  order: sql`specification_keys.key desc, listing_number desc`,
};

/** Read along the primary key; then, when it ends, the products without the specification. */
const preparePositions = ({ key, tie, isAfter, order }: typeof ASCENDING) =>
  prepareStatement<Cursor>(sql`
    with specified as materialized (
      select ${key} as key, listing_number, ${tie} as tie from specification_keys
      where sub_category_id = ${placeholder.subCategoryId} and name = ${placeholder.name} and ${isAfter}
      order by ${order} limit ${end}),
    others as (
      select ${LAST_KEY} as key, listing_number, listing_number as tie from listings
      where sub_category_id = ${placeholder.subCategoryId}
        and specification_values::json -> ${placeholder.name} is null and ${isAfterCursor(LAST_KEY)}
        and (select count(*) from specified) < ${end}
      order by listing_number limit ${end})
    select key, listing_number::integer as "listingNumber"
    from (select * from specified union all select * from others) as found
    order by key, tie
    limit ${sql.placeholder('limit')}::integer offset ${sql.placeholder('offset')}::integer`);

const prepareFilteredPositions = (sign: SQL) =>
  prepareStatement<Cursor>(sql`
    select key, listing_number::integer as "listingNumber"
    from (
      select *, coalesce(${sign} * (specification_values::json #>> array[${placeholder.name}, '1'])::double precision, ${LAST_KEY}) as key
      from ${listingsQuerySql('anywhere')}
      cross join lateral (select * from listings_with(query) offset 0) as matching
      where ${isWithinBounds}) as keyed
    where ${isAfterCursor(sql`key`)} ${windowSql}`);

const statements = {
  ascending: preparePositions(ASCENDING),
  descending: preparePositions(DESCENDING),
  filteredAscending: prepareFilteredPositions(sql`1`),
  filteredDescending: prepareFilteredPositions(sql`-1`),
};

/** The positions of an unfiltered list: all products of the sub-category. */
export async function selectPositionsBySpecification(
  database: ReadDatabase,
  { subCategoryId }: ProductList,
  window: PageWindow,
  order: SpecificationOrder,
): Promise<Cursor[]> {
  const select = statements[order.isDescending ? 'descending' : 'ascending'];
  return select(database, { ...getValues(window, order), subCategoryId });
}

/** The positions of a list that has filters. */
export async function selectFilteredPositionsBySpecification(
  database: ReadDatabase,
  list: ProductList,
  window: PageWindow,
  order: SpecificationOrder,
): Promise<Cursor[]> {
  const select = statements[order.isDescending ? 'filteredDescending' : 'filteredAscending'];
  return select(database, { ...getListValues(list), ...getValues(window, order) });
}

function getValues(window: PageWindow, { name }: SpecificationOrder) {
  return { ...getWindowValues(window), name, end: window.offset + window.limit };
}
