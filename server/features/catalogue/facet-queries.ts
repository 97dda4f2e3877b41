import { type SQL, sql } from 'drizzle-orm';
import type { StoredValues } from '#domain/specifications/stored-values.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import {
  type CountedLine,
  countSpecifications,
  readCountedSpecifications,
  type SpecificationCount,
} from './count-specifications.ts';
import { preparePerScope } from './list-expressions.ts';
import { getScopeKey, type ProductList, type Scope } from './product-list.ts';

/**
 * How many listings have a value (of discounts and ratings the highest filter step met, of dispatch days the lowest).
 * `name` is a category's.
 */
export type FacetCount = { kind: string; value: string; products: number; name: string | null };
/** The facets of a list; prices in paise. `forRent` is how many of its products can be rented. */
export type FacetCounts = {
  counts: FacetCount[];
  price: { min: number; max: number } | null;
  specifications: SpecificationCount[];
  forRent: number;
};

export const EMPTY_FACETS: FacetCounts = { counts: [], price: null, specifications: [], forRent: 0 };

/** Facets as a statement returns them: typed values of each listing, or lines that were counted in advance. */
export type StoredFacets = Omit<FacetCounts, 'specifications'> & {
  specifications: StoredValues[] | CountedLine[];
};

export function toFacetCounts({ specifications, ...facets }: StoredFacets): FacetCounts {
  return {
    ...facets,
    specifications: isCounted(specifications)
      ? readCountedSpecifications(specifications)
      : countSpecifications(specifications),
  };
}

function isCounted(specifications: StoredFacets['specifications']): specifications is CountedLine[] {
  return Array.isArray(specifications[0]);
}

const MAX_BRANDS = 20;
/** Counting more would cost the more, the more there are. */
const MAX_FOR_RENT = 1000;
/** A category with more different values is counted by some of them. */
const MAX_COUNTED_SPECIFICATIONS = 3000;

/** The facets of the listings in `matches`, a CTE of the statement that embeds this. */
export const matchFacetsSql = facetsSql(
  sql`
    (select 'brand' as kind, brand as value, count(*) as products from matches group by brand
      order by products desc, value limit ${MAX_BRANDS})
    union all select 'category', category_id, count(*) from matches group by category_id
    union all select 'gst', gst_bps::text, count(*) from matches group by gst_bps
    union all select 'discount', discount_choice::text, count(*) from matches group by discount_choice
    union all select 'rating', rating_choice::text, count(*) from matches group by rating_choice
    union all select 'dispatch', dispatch_choice, count(*) from matches
      where dispatch_choice is not null group by dispatch_choice`,
  sql`matches`,
  sql`select specification_values::json from matches`,
  sql`products join matches using (listing_number) where true`,
);

const precountedSql = sql`
  select kind, value, products from listing_counts where scope = ${sql.placeholder('scope')} and products > 0`;
const unfilteredFacets = preparePerScope((inScope) =>
  prepareStatement<{ facets: StoredFacets }>(
    sql`select ${facetsSql(
      sql`
        (${precountedSql} and kind = 'brand' order by products desc, value limit ${MAX_BRANDS})
        union all ${precountedSql} and kind in ('category', 'gst', 'discount', 'rating', 'dispatch')`,
      sql`listings where ${inScope}`,
      sql`
        select json_build_array(value, products) from listing_counts
        where scope = ${sql.placeholder('scope')} and kind = 'specification' and products > 0
        limit ${MAX_COUNTED_SPECIFICATIONS}`,
      sql`products where ${inScope}`,
    )} as facets`,
  ),
);

/** The facets of an unfiltered list, from the counts that triggers maintain. */
export async function selectUnfilteredFacets(
  database: ReadDatabase,
  list: ProductList,
): Promise<FacetCounts> {
  const [row] = await unfilteredFacets(list)(database, { scope: getScopeKey(list) });
  return row ? toFacetCounts(row.facets) : EMPTY_FACETS;
}

const totalStatement = prepareStatement<{ products: number }>(
  sql`select products from listing_counts where scope = ${sql.placeholder('scope')} and kind = 'all'`,
);

/** The number of listings in the scope of a list. */
export const scopeSizeSql = sql`
  coalesce((select products from listing_counts where scope = ${sql.placeholder('scope')} and kind = 'all'), 0)`;

/** The number of all listings. */
export const catalogueSizeSql = sql`
  coalesce((select products from listing_counts where scope = '' and kind = 'all'), 0)`;

/** The number of listings in an unfiltered list. */
export async function selectTotal(database: ReadDatabase, scope: Scope): Promise<number> {
  const [row] = await totalStatement(database, { scope: getScopeKey(scope) });
  return row?.products ?? 0;
}

/**
 * Facets as one JSON value, from a query for kind, value and products, a table with prices, a query for typed
 * specifications, and a table of products.
 */
function facetsSql(counted: SQL, priced: SQL, specified: SQL, products: SQL): SQL {
  return sql`json_build_object(
    'counts', (
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'value', value, 'products', products, 'name', categories.name)), '[]')
      from (${counted}) as counted
      left join categories on kind = 'category' and categories.id = value),
    'specifications', (select coalesce(json_agg(entry), '[]') from (${specified}) as specified (entry)),
    'price', (
      select case when min(discounted_price_paise) is not null then
        json_build_object('min', min(discounted_price_paise), 'max', max(discounted_price_paise)) end
      from ${priced}),
    'forRent', (
      select count(*) from (select from ${products} and rent_period is not null limit ${MAX_FOR_RENT}) as rented))`;
}
