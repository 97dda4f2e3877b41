import { type SQL, sql } from 'drizzle-orm';
import type { ProductState } from '#domain/product-state.ts';
import type { Filters } from '#server/features/catalogue/filters.ts';
import type { DbExecutor, DbReader } from '#server/platform/database/connection.ts';

/** A product as the desk lists it. */
export type DeskProduct = {
  id: string;
  title: string;
  brand: string;
  model: string;
  sku: string | null;
  category: string;
  subCategory: string;
  image: string | null;
  listPricePaise: number;
  discountBps: number;
  gstBps: number;
  state: ProductState;
  version: number;
};

/** In the order of the ids; unknown ids are skipped. */
export async function selectDeskProducts(db: DbReader, ids: readonly string[]): Promise<DeskProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<DeskProduct>(sql`
    select products.id, title, brand, model, sku, categories.name as category, sub_categories.name as "subCategory",
      images[1] as image, list_price_paise::float8 as "listPricePaise", discount_bps as "discountBps",
      gst_bps as "gstBps", state, products.version
    from unnest(${sql.param(ids)}::text[]) with ordinality as wanted (id, place)
    join products on products.id = wanted.id
    join categories on categories.id = products.category_id
    join sub_categories on sub_categories.id = products.sub_category_id
    order by place`);
  return rows;
}

/** Products that are not in the shop: these filters of a list, and nothing else of it, apply to them. */
export type OutsideList = Pick<
  Filters,
  'minPricePaise' | 'maxPricePaise' | 'gstBps' | 'brands' | 'categoryIds'
> & {
  state: Exclude<ProductState, 'shown'>;
  /** A tsquery of the configuration 'simple'; null for all. */
  words: string | null;
  subCategoryId: string | null;
};

/** The indexed words of a product that is not in the shop (migration 129). */
const words = sql`to_tsvector('simple', title || ' ' || brand || ' ' || model || ' ' || coalesce(sku, ''))`;

function matches(list: OutsideList): SQL {
  const conditions = [
    // As a constant, for the indexes of these products alone.
    sql`state <> 'shown' and state = ${list.state}`,
    list.words !== null && sql`${words} @@ ${list.words}::tsquery`,
    list.subCategoryId !== null && sql`sub_category_id = ${list.subCategoryId}`,
    list.categoryIds && sql`category_id = any(${sql.param(list.categoryIds)}::text[])`,
    list.brands && sql`brand = any(${sql.param(list.brands)}::text[])`,
    list.gstBps && sql`gst_bps = any(${sql.param(list.gstBps)}::integer[])`,
    list.minPricePaise !== null && sql`discounted_price_paise >= ${list.minPricePaise}::bigint`,
    list.maxPricePaise !== null && sql`discounted_price_paise <= ${list.maxPricePaise}::bigint`,
  ].filter((condition) => condition !== false && condition !== null);
  return sql.join(conditions, sql` and `);
}

/** @param after a listing number, 0 for the first page. */
export async function selectOutside(db: DbReader, list: OutsideList, after: number, limit: number) {
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    select id, listing_number as number from products
    where ${matches(list)} and listing_number > ${after}::bigint
    order by listing_number limit ${limit}::integer`);
  return rows.map(({ id, number }) => ({ id, number: Number(number) }));
}

/** Counts at most `most` of them. */
export async function countOutside(db: DbReader, list: OutsideList, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from products where ${matches(list)} limit ${most}::integer) as counted`);
  return rows[0]?.count ?? 0;
}

type Columns = Record<string, unknown>;
export type RecordedChange = {
  number: number;
  changedAt: Date;
  changedBy: string;
  before: Columns | null;
  after: Columns | null;
};

/** What was changed about a product, newest first. */
export async function selectProductChanges(
  db: DbExecutor,
  productId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<RecordedChange[]> {
  const isBefore = before === undefined ? sql`true` : sql`id < ${before}::bigint`;
  const { rows } = await db.execute<Omit<RecordedChange, 'changedAt'> & { changedAt: string }>(sql`
    select id::integer as number, changed_at as "changedAt", changed_by as "changedBy", before, after
    from changes where kind = 'products' and subject = ${productId} and ${isBefore}
    order by id desc limit ${limit}::integer`);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}

export async function selectFamilyNames(db: DbExecutor, ids: readonly string[]) {
  const { rows } = await db.execute<{ id: string; name: string; options: string[] }>(sql`
    select id, name, options from product_families where id = any(${sql.param(ids)}::text[])`);
  return rows;
}
