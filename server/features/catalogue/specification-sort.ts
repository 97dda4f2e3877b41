import { type SQL, sql } from 'drizzle-orm';
import type { ListSort } from '#contract/list-limits.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import { selectTotal, selectUnfilteredFacets } from './facet-queries.ts';
import { isWithinBounds } from './position-queries.ts';
import { getListValues, isUnfiltered, type ListRequest, listingsQuerySql } from './product-list.ts';
import { findFilteredPage, type ProductPage } from './product-page.ts';
import { type Cursor, getWindowValues, isAfterCursor, windowSql } from './sorting.ts';

/** A list of a sub-category sorted by one specification, over all its products. */

export type SpecificationOrder = { name: string; isDescending: boolean };

/** The order that a list's query asks for; undefined for all others. */
export function readSpecificationOrder(sort: ListSort): SpecificationOrder | undefined {
  const [, direction, name] = /^spec-(asc|desc):(.+)$/.exec(sort) ?? [];
  return name === undefined ? undefined : { name, isDescending: direction === 'desc' };
}

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

/** A page of a sub-category's list, products without the specification last. */
export async function findPageBySpecification(
  database: ReadDatabase,
  request: Omit<ListRequest, 'sort'>,
  { name, isDescending }: SpecificationOrder,
): Promise<ProductPage> {
  const { list, window, withFacets } = request;
  const values = { ...getWindowValues(window), name, end: window.offset + window.limit };
  if (isUnfiltered(list)) {
    const [total, positions, facets] = await Promise.all([
      selectTotal(database, list),
      statements[isDescending ? 'descending' : 'ascending'](database, {
        ...values,
        subCategoryId: list.subCategoryId,
      }),
      withFacets ? selectUnfilteredFacets(database, list) : undefined,
    ]);
    return { positions, total, isTotalExact: true, facets };
  }
  const select = statements[isDescending ? 'filteredDescending' : 'filteredAscending'];
  const [found, positions] = await Promise.all([
    findFilteredPage(database, {
      ...request,
      sort: 'all',
      window: { ...window, after: undefined, limit: 0 },
    }),
    select(database, { ...getListValues(list), ...values }),
  ]);
  return { ...found, positions };
}
