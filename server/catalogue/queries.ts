import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { categories, orders, products, subCategories } from '#server/database/schema.ts';

/** A product with the names of its categories: what every reply and every order's copy is made from. */
const productColumns = {
  id: products.id,
  title: products.title,
  description: products.description,
  images: products.images,
  imageAlt: products.imageAlt,
  listPricePaise: products.listPricePaise,
  discountBps: products.discountBps,
  gstBps: products.gstBps,
  ratings: products.ratings,
  brochureUrl: products.brochureUrl,
  brand: products.brand,
  model: products.model,
  hsn: products.hsn,
  specifications: products.specifications,
  categoryId: products.categoryId,
  categoryName: categories.name,
  subCategoryId: products.subCategoryId,
  subCategoryName: subCategories.name,
};

function selectProducts(database: Database | Transaction) {
  return database
    .select(productColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .$dynamic();
}

export async function selectProduct(database: Database, id: string) {
  const rows = await selectProducts(database).where(eq(products.id, id));
  return rows[0];
}

export async function selectProductsByIds(database: Database | Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return selectProducts(database).where(inArray(products.id, [...ids]));
}

/** In the numbers' order; numbers of no product are left out. */
export async function selectProductsByListingNumbers(database: Database, numbers: number[]) {
  if (numbers.length === 0) return [];
  return selectProducts(database)
    .where(inArray(products.listingNumber, numbers))
    .orderBy(sql`array_position(${sql.param(numbers)}::bigint[], ${products.listingNumber})`);
}

export async function selectListingNumberRange(database: Database): Promise<{ first: number; last: number }> {
  const rows = await database
    .select({
      first: sql<number>`coalesce(min(${products.listingNumber}), 0)`.mapWith(Number),
      last: sql<number>`coalesce(max(${products.listingNumber}), 0)`.mapWith(Number),
    })
    .from(products);
  return rows[0] ?? { first: 0, last: 0 };
}

/** Recent demand only, so that the cost does not grow with the shop's history. */
const ORDERS_THAT_COUNT = 5000;

export async function selectMostRequestedProductIds(database: Database, limit: number): Promise<string[]> {
  const recent = database
    .select({ productId: orders.productId })
    .from(orders)
    .orderBy(desc(orders.createdAt))
    .limit(ORDERS_THAT_COUNT)
    .as('recent');
  const rows = await database
    .select({ productId: recent.productId })
    .from(recent)
    .groupBy(recent.productId)
    .orderBy(desc(count()), asc(recent.productId))
    .limit(limit);
  return rows.map((row) => row.productId);
}

export async function selectCategoriesWithSubCategories(database: Database, categoryId?: string) {
  return database
    .select({
      id: categories.id,
      name: categories.name,
      image: categories.image,
      subCategoryId: subCategories.id,
      subCategoryName: subCategories.name,
      subCategoryImage: subCategories.image,
    })
    .from(categories)
    .leftJoin(subCategories, eq(subCategories.categoryId, categories.id))
    .where(categoryId === undefined ? undefined : eq(categories.id, categoryId))
    .orderBy(asc(categories.position), asc(subCategories.position));
}

export async function selectCategoryIdByName(database: Database, name: string): Promise<string | undefined> {
  const rows = await database.select({ id: categories.id }).from(categories).where(eq(categories.name, name));
  return rows[0]?.id;
}

export async function selectSubCategory(database: Database, id: string) {
  const rows = await database
    .select({
      id: subCategories.id,
      name: subCategories.name,
      image: subCategories.image,
      categoryId: categories.id,
      categoryName: categories.name,
    })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(eq(subCategories.id, id));
  return rows[0];
}
