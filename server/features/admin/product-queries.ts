import { and, asc, countDistinct, eq, gt, inArray, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '#domain/order-status.ts';
import { selectProducts } from '#server/features/catalogue/repository.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { orders, products } from '#server/platform/database/schema.ts';
import type { ProductValues } from './check-product.ts';

/** Keeps all others from writing products until the transaction ends. They can still read. */
export async function lockProducts(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table products in share row exclusive mode`);
}

export type NewProduct = ProductValues & { id: string };

export async function selectProductsByModels(
  transaction: Transaction,
  pairs: readonly { brand: string; model: string }[],
) {
  const brands = sql.param(pairs.map(({ brand }) => brand));
  const models = sql.param(pairs.map(({ model }) => model));
  return selectProducts(transaction).where(
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
      category_id = given."categoryId",
      sub_category_id = given."subCategoryId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id text, title text, description text, images text[], "imageAlt" text, "listPricePaise" bigint,
      "discountBps" integer, "gstBps" integer, "brochureUrl" text, brand text, model text, hsn text,
      specifications jsonb, "categoryId" text, "subCategoryId" text)
    where products.id = given.id`);
}

export type ProductTitle = { id: string; title: string };

export async function selectTitles(database: DbExecutor, ids: readonly string[]): Promise<ProductTitle[]> {
  const { id, title } = products;
  return database
    .select({ id, title })
    .from(products)
    .where(isOneOf(id, ids))
    .orderBy(products.listingNumber);
}

export async function selectTitlesInCategory(
  database: DbExecutor,
  categoryId: string,
): Promise<ProductTitle[]> {
  const { id, title } = products;
  return database
    .select({ id, title })
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

/** Selects the listing numbers of the next products, in catalogue order. */
export async function selectListingNumbersAfter(database: DbExecutor, after: number, limit: number) {
  const rows = await database
    .select({ number: products.listingNumber })
    .from(products)
    .where(gt(products.listingNumber, after))
    .orderBy(asc(products.listingNumber))
    .limit(limit);
  return rows.map(({ number }) => number);
}
