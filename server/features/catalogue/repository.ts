import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { DbReader, ReadDatabase } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { prepareQueryOnce } from '#server/platform/database/prepared-statement.ts';
import { categories, orders, products, subCategories } from '#server/platform/database/schema.ts';

/** A product with the names of its categories, for API responses and for the copy that each order keeps. */
export const productColumns = {
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
  decidingSpecifications: subCategories.decidingSpecifications,
};

export function selectProducts(db: DbReader) {
  return db
    .select(productColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .$dynamic();
}

const productById = prepareQueryOnce((db) =>
  selectProducts(db)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product'),
);

export async function selectProduct(database: ReadDatabase, id: string) {
  const rows = await productById(database).execute({ id });
  return rows[0];
}

export async function selectProductsByIds(db: DbReader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return selectProducts(db).where(isOneOf(products.id, ids));
}

const productsByListingNumbers = prepareQueryOnce((db) => {
  const numbers = sql`${sql.placeholder('numbers')}::bigint[]`;
  return db
    .select({ ...productColumns, listingNumber: products.listingNumber })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .where(sql`${products.listingNumber} = any(${numbers})`)
    .orderBy(sql`array_position(${numbers}, ${products.listingNumber})`)
    .prepare('products-by-listing-numbers');
});

/** In the order of the numbers; unknown numbers are skipped. */
export async function selectProductsByListingNumbers(db: DbReader, numbers: number[]) {
  return numbers.length === 0 ? [] : productsByListingNumbers(db).execute({ numbers });
}

/** More numbers than are needed, because some belong to deleted products or to best sellers. */
const DRAWS = 48;

const randomProducts = prepareQueryOnce((db) =>
  selectProducts(db)
    .where(
      sql`${products.listingNumber} = any(array(
        select first + floor(random() * (last - first + 1))::bigint
        from (select min(listing_number) as first, max(listing_number) as last from products) as range,
          generate_series(1, ${sql.raw(String(DRAWS))})))`,
    )
    .orderBy(sql`random()`)
    .limit(sql.placeholder('limit'))
    .prepare('random-products'),
);

/** Products in random order; fewer in a catalogue with many gaps. */
export async function selectRandomProducts(database: ReadDatabase, limit: number) {
  return randomProducts(database).execute({ limit });
}

/** Best sellers count recent orders only, so that the cost does not grow with the shop's history. */
export const MAX_RECENT_ORDERS = 5000;

const mostRequestedProducts = prepareQueryOnce((db) => {
  const recent = db
    .select({ productId: orders.productId })
    .from(orders)
    .where(eq(orders.isSpam, false))
    .orderBy(desc(orders.createdAt))
    .limit(MAX_RECENT_ORDERS)
    .as('recent');
  const requested = db
    .select({ productId: recent.productId, requests: count().as('requests') })
    .from(recent)
    .groupBy(recent.productId)
    .as('requested');
  const existing = db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, requested.productId))
    // A lateral join: products are looked up one by one, until the limit is reached.
    .limit(1)
    .as('existing');
  const top = db
    .select({ productId: requested.productId, requests: requested.requests })
    .from(requested)
    .innerJoinLateral(existing, sql`true`)
    .orderBy(desc(requested.requests), asc(requested.productId))
    .limit(sql.placeholder('limit'))
    .as('top');
  return selectProducts(db)
    .innerJoin(top, eq(top.productId, products.id))
    .orderBy(desc(top.requests), asc(products.id))
    .prepare('most-requested-products');
});

/** The most requested products among recent orders, without deleted ones. */
export async function selectMostRequestedProducts(database: ReadDatabase, limit: number) {
  return mostRequestedProducts(database).execute({ limit });
}

const categoriesWithSubCategories = prepareQueryOnce((db) => {
  const id = sql`${sql.placeholder('id')}::text`;
  return db
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
    .where(sql`${id} is null or ${categories.id} = ${id}`)
    .orderBy(asc(categories.position), asc(subCategories.position))
    .prepare('categories-with-sub-categories');
});

export async function selectCategoriesWithSubCategories(db: DbReader, categoryId?: string) {
  return categoriesWithSubCategories(db).execute({ id: categoryId ?? null });
}

const categoryIdByName = prepareQueryOnce((db) =>
  db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.name, sql.placeholder('name')))
    .prepare('category-id-by-name'),
);

export async function selectCategoryIdByName(
  database: ReadDatabase,
  name: string,
): Promise<string | undefined> {
  const rows = await categoryIdByName(database).execute({ name });
  return rows[0]?.id;
}

const subCategoryById = prepareQueryOnce((db) =>
  db
    .select({
      id: subCategories.id,
      name: subCategories.name,
      image: subCategories.image,
      categoryId: categories.id,
      categoryName: categories.name,
    })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(eq(subCategories.id, sql.placeholder('id')))
    .prepare('sub-category'),
);

export async function selectSubCategory(database: ReadDatabase, id: string) {
  const rows = await subCategoryById(database).execute({ id });
  return rows[0];
}
