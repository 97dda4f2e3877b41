import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/list-limits.ts';
import type { DbReader, ReadDatabase } from '#server/platform/database/connection.ts';
import { nameStatement, prepareQueryOnce } from '#server/platform/database/prepared-statement.ts';
import { categories, products, subCategories } from '#server/platform/database/schema.ts';
import { selectTotal, selectUnfilteredFacets } from './facet-queries.ts';
import { preparePerScope } from './list-expressions.ts';
import { getScopeKey, type ListRequest } from './product-list.ts';
import type { ProductPage } from './product-page.ts';
import { listColumns } from './repository.ts';
import {
  getWindowValues,
  isAfterCursor,
  preparePerSort,
  SORT_COLUMNS,
  windowSql,
} from './sort-expressions.ts';

/** The listings of a page, read directly from an index; then its products by their numbers, and the list's total. */
function preparePage(db: DbReader, inScope: SQL, sort: ProductSort) {
  const page = db.$with('page', {}).as(sql`
    select ${SORT_COLUMNS[sort]} as key, listing_number from listings
    where ${inScope} and ${isAfterCursor(SORT_COLUMNS[sort])} ${windowSql}`);
  const total = sql<number>`(
    select counts.products from listing_counts as counts
    where counts.scope = ${sql.placeholder('scope')} and counts.kind = 'all')`;
  const query = db
    .with(page)
    .select({
      ...listColumns,
      key: sql`page.key`.mapWith(Number),
      listingNumber: products.listingNumber,
      total,
    })
    .from(products)
    .innerJoin(sql`page`, sql`page.listing_number = ${products.listingNumber}`)
    .innerJoin(categories, sql`${categories.id} = ${products.categoryId}`)
    .innerJoin(subCategories, sql`${subCategories.id} = ${products.subCategoryId}`)
    // The planner cannot know how short the page is; it must not read through the products.
    .where(sql`${products.listingNumber} = any(array(select listing_number from page))`)
    .orderBy(sql`page.key`, sql`page.listing_number`);
  return query.prepare(nameStatement(query.toSQL().sql));
}

const pages = preparePerScope((inScope) =>
  preparePerSort((sort) => prepareQueryOnce((db) => preparePage(db, inScope, sort))),
);

/** A page of an unfiltered list: a category, a sub-category or everything. Its cost does not grow with the list. */
export async function findUnfilteredPage(
  database: ReadDatabase,
  { list, sort, window, withFacets }: ListRequest<ProductSort>,
): Promise<ProductPage> {
  const values = { ...getWindowValues(window), scope: getScopeKey(list) };
  const [rows, facets] = await Promise.all([
    pages(list)[sort](database).execute(values),
    withFacets ? selectUnfilteredFacets(database, list) : undefined,
  ]);
  return {
    products: rows,
    positions: rows,
    total: rows[0]?.total ?? (await selectTotal(database, list)),
    isTotalExact: true,
    facets,
  };
}
