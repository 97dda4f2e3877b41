import { sql } from 'drizzle-orm';
import type { UnitCode } from '#domain/unit.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import type { PriceBounds } from './price-bounds.ts';
import { HEADING_TIER, isMentionOnly, OTHER_TIER, rankSql } from './rank-expressions.ts';
import type { TextMatch } from './text-match.ts';

const anyMatchStatement = prepareStatement(
  sql`select from listings_matching(${sql.placeholder('query')}::tsquery, 1)`,
);

/** Whether any listing matches. */
export async function hasMatch(database: ReadDatabase, query: string): Promise<boolean> {
  return (await anyMatchStatement(database, { query })).length > 0;
}

export type Suggestions = {
  products: {
    id: string;
    title: string;
    image: string | null;
    listPricePaise: number;
    discountBps: number;
    gstBps: number;
    unit: UnitCode;
    unitName: string | null;
    unitContent: string | null;
    minimumQuantity: number | null;
    quantityMultiple: number | null;
    /** Whether the text is in its description alone. */
    isMentionOnly: boolean;
  }[];
  categories: { id: string; name: string }[];
  subCategories: { id: string; name: string; categoryId: string; categoryName: string }[];
  /** The number of matching products, at most MAX_RANKED_LISTINGS. */
  total: number;
  isTotalExact: boolean;
};

export const NO_SUGGESTIONS: Suggestions = {
  products: [],
  categories: [],
  subCategories: [],
  total: 0,
  isTotalExact: true,
};

/** How many listings are ranked to find the best suggestions. */
const MAX_RANKED_LISTINGS = 100;
const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 3;
const MAX_SUB_CATEGORIES = 4;

const ranking = sql`${sql.placeholder('ranking')}::tsquery`;
/** @param preferred a tsquery: of the matches those that match it, too, come first. */
const matching = (words: 'inHeading' | 'anywhere', preferred: 'preferred' | 'outsideDescription') => sql`
  (
    select narrowed(
      ${sql.placeholder(words)}, null, null, ${sql.placeholder('minPricePaise')}, ${sql.placeholder('maxPricePaise')},
      null, null, null, null, null) as query
    offset 0) as text_query
  cross join lateral listings_matching(
    query, ${MAX_RANKED_LISTINGS + 1}, ${ranking},
    preferred => ${sql.placeholder(preferred)}::tsquery,
    least_price_with_gst => ${sql.placeholder('minPriceInclGstPaise')},
    most_price_with_gst => ${sql.placeholder('maxPriceInclGstPaise')})`;
const anyTerm = sql`${sql.placeholder('anyTerm')}::tsquery`;

type ProductsRow = {
  matches: number;
  products: (Omit<Suggestions['products'][number], 'isMentionOnly'> & { rank: number })[];
};
type SuggestionRow = ProductsRow & Pick<Suggestions, 'categories' | 'subCategories'>;

const bestProducts = sql`
  with headed as materialized (
    select listing_number, ${rankSql(HEADING_TIER)} as rank
    from ${matching('inHeading', 'preferred')}
    left join product_requests using (listing_number)),
  others as materialized (
    select listing_number, ${rankSql(OTHER_TIER)} as rank
    from ${matching('anywhere', 'outsideDescription')}
    left join product_requests using (listing_number)
    where (select count(*) from headed) <= ${MAX_RANKED_LISTINGS}
      and listing_number not in (select listing_number from headed)),
  matches as materialized (select * from headed union all select * from others),
  best as (select * from matches order by rank desc, listing_number limit ${MAX_PRODUCTS})
  select
    (select count(*)::integer from matches) as matches,
    array(
      select json_build_object(
        'id', id, 'title', title, 'image', images[1], 'listPricePaise', list_price_paise,
        'discountBps', discount_bps, 'gstBps', gst_bps, 'unit', unit, 'unitName', terms->>'unitName',
        'unitContent', terms->>'unitContent', 'minimumQuantity', terms->'minimumQuantity',
        'quantityMultiple', terms->'quantityMultiple', 'rank', rank)
      from best join products using (listing_number) order by rank desc, listing_number) as products`;

const productsStatement = prepareStatement<ProductsRow>(bestProducts);
const suggestionsStatement = prepareStatement<SuggestionRow>(sql`
  ${bestProducts},
    array(
      select json_build_object('id', id, 'name', name)
      from categories where words @@ ${anyTerm}
      order by ts_rank(words, ${anyTerm}) desc, position limit ${MAX_CATEGORIES}) as categories,
    array(
      select json_build_object('id', sub.id, 'name', sub.name, 'categoryId', category.id, 'categoryName', category.name)
      from sub_categories as sub join categories as category on category.id = sub.category_id
      where sub.words @@ ${anyTerm}
      order by ts_rank(sub.words, ${anyTerm}) desc, category.position, sub.position
      limit ${MAX_SUB_CATEGORIES}) as "subCategories"`);

export type BestProducts = Pick<Suggestions, 'products' | 'total' | 'isTotalExact'>;

/** Products with the text in their heading before others. */
export async function selectBestProducts(
  database: ReadDatabase,
  match: TextMatch,
  price: PriceBounds,
): Promise<BestProducts> {
  const [found] = await productsStatement(database, { ...match, ...price });
  return found ? toBestProducts(found) : NO_SUGGESTIONS;
}

/**
 * The best matches: products with the text in their heading before others; categories and sub-categories by how much of
 * the text their names contain.
 * @param anyTerm the tsquery of names that contain any term of the text.
 * @param price bounds of the products' prices with GST; `narrowed` compares prices before GST by steps only.
 */
export async function selectSuggestions(
  database: ReadDatabase,
  match: TextMatch,
  anyTerm: string,
  price: PriceBounds,
): Promise<Suggestions> {
  const [found] = await suggestionsStatement(database, { ...match, anyTerm, ...price });
  if (!found) return NO_SUGGESTIONS;
  const { matches, products, ...categories } = found;
  return { ...categories, ...toBestProducts({ matches, products }) };
}

function toBestProducts({ matches, products }: ProductsRow): BestProducts {
  return {
    products: products.map(({ rank, ...product }) => ({ ...product, isMentionOnly: isMentionOnly(rank) })),
    total: Math.min(matches, MAX_RANKED_LISTINGS),
    isTotalExact: matches <= MAX_RANKED_LISTINGS,
  };
}
