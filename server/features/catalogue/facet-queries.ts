import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import { getScopeKey, type ProductList, preparePerScope, type Scope } from './product-list.ts';

/** How many listings have a value (of discounts and ratings: the highest filter step met). `name` is a category's. */
export type FacetCount = { kind: string; value: string; products: number; name: string | null };
/** The facets of a list; prices in paise. */
export type FacetCounts = { counts: FacetCount[]; price: { min: number; max: number } | null };

export const EMPTY_FACETS: FacetCounts = { counts: [], price: null };

const MAX_BRANDS = 20;

/** The facets of the listings in `matches`, a CTE of the statement that embeds this. */
export const matchFacetsSql = facetsSql(
  sql`
    (select 'brand' as kind, brand as value, count(*) as products from matches group by brand
      order by products desc, value limit ${MAX_BRANDS})
    union all select 'category', category_id, count(*) from matches group by category_id
    union all select 'gst', gst_bps::text, count(*) from matches group by gst_bps
    union all select 'discount', discount_choice::text, count(*) from matches group by discount_choice
    union all select 'rating', rating_choice::text, count(*) from matches group by rating_choice`,
  sql`matches`,
);

const precountedSql = sql`
  select kind, value, products from listing_counts where scope = ${sql.placeholder('scope')} and products > 0`;
const unfilteredFacets = preparePerScope((inScope) =>
  prepareStatement<{ facets: FacetCounts }>(
    sql`select ${facetsSql(
      sql`
        (${precountedSql} and kind = 'brand' order by products desc, value limit ${MAX_BRANDS})
        union all ${precountedSql} and kind in ('category', 'gst', 'discount', 'rating')`,
      sql`listings where ${inScope}`,
    )} as facets`,
  ),
);

/** The facets of an unfiltered list, from the counts that triggers maintain. */
export async function selectUnfilteredFacets(
  database: ReadDatabase,
  list: ProductList,
): Promise<FacetCounts> {
  const [row] = await unfilteredFacets(list)(database, { scope: getScopeKey(list) });
  return row?.facets ?? EMPTY_FACETS;
}

const totalStatement = prepareStatement<{ products: number }>(
  sql`select products from listing_counts where scope = ${sql.placeholder('scope')} and kind = 'all'`,
);

/** The number of all listings. */
export const catalogueSizeSql = sql`
  coalesce((select products from listing_counts where scope = '' and kind = 'all'), 0)`;

/** The number of listings in an unfiltered list. */
export async function selectTotal(database: ReadDatabase, scope: Scope): Promise<number> {
  const [row] = await totalStatement(database, { scope: getScopeKey(scope) });
  return row?.products ?? 0;
}

/** Facets as one JSON value, from a query for kind, value and products, and a table with prices. */
function facetsSql(counted: SQL, priced: SQL): SQL {
  return sql`json_build_object(
    'counts', (
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'value', value, 'products', products, 'name', categories.name)), '[]')
      from (${counted}) as counted
      left join categories on kind = 'category' and categories.id = value),
    'price', (
      select case when min(discounted_price_paise) is not null then
        json_build_object('min', min(discounted_price_paise), 'max', max(discounted_price_paise)) end
      from ${priced}))`;
}
