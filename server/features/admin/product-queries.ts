import { and, asc, countDistinct, eq, gt, inArray, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '#domain/order-status.ts';
import { catalogueColumns } from '#server/features/catalogue/repository.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { categories, orders, products, subCategories } from '#server/platform/database/schema.ts';
import type { ProductValues } from './check-product.ts';

/** Keeps all others from writing products until the transaction ends. They can still read. */
export async function lockProducts(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table products in share row exclusive mode`);
}

export type NewProduct = Omit<ProductValues, 'family'> & {
  id: string;
  familyId: string | null;
  /** StoredValues as JSON. */
  specificationValues: string;
};

/** Which product has which of these SKUs. */
export async function selectSkus(transaction: Transaction, skus: readonly string[]) {
  const { id, sku, title } = products;
  return transaction.select({ id, sku, title }).from(products).where(isOneOf(sku, skus));
}

/** Products as the operator has them, whether or not they are in the shop. */
function selectStored(db: DbExecutor) {
  const { state, version, listingNumber } = products;
  return db
    .select({ ...catalogueColumns, state, version, listingNumber })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .$dynamic();
}

export async function selectStoredProducts(db: DbExecutor, ids: readonly string[]) {
  return ids.length === 0 ? [] : selectStored(db).where(isOneOf(products.id, ids));
}

export async function selectProductsByModels(
  transaction: Transaction,
  pairs: readonly { brand: string; model: string }[],
) {
  const brands = sql.param(pairs.map(({ brand }) => brand));
  const models = sql.param(pairs.map(({ model }) => model));
  return selectStored(transaction).where(
    sql`(${products.brand}, ${products.model}) in (select * from unnest(${brands}::text[], ${models}::text[]))`,
  );
}

export async function insertProducts(transaction: Transaction, rows: NewProduct[]): Promise<void> {
  if (rows.length > 0)
    await transaction.insert(products).values(rows.map((row) => ({ ...row, ratings: [] })));
}

/** Leaves the ratings, which belong to the buyers. */
export async function updateProducts(transaction: Transaction, rows: NewProduct[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction.execute(sql`
    update products set
      title = given.title,
      description = given.description,
      images = given.images,
      image_alt = given."imageAlt",
      list_price_paise = given."listPricePaise",
      discount_bps = given."discountBps",
      gst_bps = given."gstBps",
      brochure_url = given."brochureUrl",
      brand = given.brand,
      model = given.model,
      hsn = given.hsn,
      specifications = given.specifications,
      specification_values = given."specificationValues",
      category_id = given."categoryId",
      sub_category_id = given."subCategoryId",
      sku = given.sku,
      unit = given.unit,
      dispatch_from_days = given."dispatchFromDays",
      dispatch_to_days = given."dispatchToDays",
      rent_period = given."rentPeriod",
      is_price_on_request = given."isPriceOnRequest",
      terms = given.terms,
      family_id = given."familyId",
      family_values = given."familyValues",
      state = given.state
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id text, title text, description text, images text[], "imageAlt" text, "listPricePaise" bigint,
      "discountBps" integer, "gstBps" integer, "brochureUrl" text, brand text, model text, hsn text,
      specifications jsonb, "specificationValues" text, "categoryId" text, "subCategoryId" text, sku text, unit text,
      "dispatchFromDays" smallint, "dispatchToDays" smallint, "rentPeriod" text, "isPriceOnRequest" boolean,
      terms jsonb, "familyId" text, "familyValues" text[], state text)
    where products.id = given.id`);
}

export type ProductTitle = { id: string; title: string; version: number };

export async function selectTitles(database: DbExecutor, ids: readonly string[]): Promise<ProductTitle[]> {
  const { id, title, version } = products;
  return database
    .select({ id, title, version })
    .from(products)
    .where(isOneOf(id, ids))
    .orderBy(products.listingNumber);
}

export async function selectTitlesInCategory(
  database: DbExecutor,
  categoryId: string,
): Promise<ProductTitle[]> {
  const { id, title, version } = products;
  return database
    .select({ id, title, version })
    .from(products)
    .where(eq(products.categoryId, categoryId))
    .orderBy(products.listingNumber);
}

/** @returns the ids of those that there were. */
export async function deleteProducts(transaction: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .delete(products)
    .where(isOneOf(products.id, ids))
    .returning({ id: products.id });
  return rows.map(({ id }) => id);
}

/** Counts the quote requests with an order of one of the products that is neither delivered nor rejected. */
export async function countOpenQuoteRequests(
  database: DbExecutor,
  productIds: readonly string[],
): Promise<number> {
  const rows = await database
    .select({ count: countDistinct(orders.quoteRequestId) })
    .from(orders)
    .where(and(isOneOf(orders.productId, productIds), inArray(orders.status, OPEN_STATUSES)));
  return rows[0]?.count ?? 0;
}

/** The next products in catalogue order. */
export async function selectStoredProductsAfter(db: DbExecutor, after: number, limit: number) {
  return selectStored(db)
    .where(gt(products.listingNumber, after))
    .orderBy(asc(products.listingNumber))
    .limit(limit);
}

/** One of the products that have another version than this, or are gone. */
export async function selectStaleId(
  transaction: Transaction,
  versions: ReadonlyMap<string, number>,
): Promise<string | undefined> {
  const seen = JSON.stringify([...versions].map(([id, version]) => ({ id, version })));
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select seen.id from jsonb_to_recordset(${seen}::jsonb) as seen (id text, version integer)
    left join products on products.id = seen.id
    where products.version is distinct from seen.version
    limit 1`);
  return rows[0]?.id;
}
