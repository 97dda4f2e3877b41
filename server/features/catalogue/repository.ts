import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { ProductTerms } from '#domain/product-terms.ts';
import type { DbReader, ReadDatabase, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { prepareQueryOnce } from '#server/platform/database/prepared-statement.ts';
import {
  categories,
  orders,
  type ProductFamily,
  type ProductVariant,
  products,
  subCategories,
} from '#server/platform/database/schema.ts';

/** A product with the names of its categories, as each order keeps a copy of it. */
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
  sku: products.sku,
  unit: products.unit,
  dispatchFromDays: products.dispatchFromDays,
  dispatchToDays: products.dispatchToDays,
  rentPeriod: products.rentPeriod,
  isPriceOnRequest: products.isPriceOnRequest,
  terms: products.terms,
};

/** A product with its family, too, as the catalogue shows it. */
export const catalogueColumns = {
  ...productColumns,
  familyValues: products.familyValues,
  family: sql<ProductFamily | null>`(
    select json_build_object('id', family.id, 'name', family.name, 'options', family.options, 'variants', (
      select count(*) from products as variant where variant.family_id = family.id and variant.state = 'shown'))
    from product_families as family where family.id = ${products.familyId})`.as('family'),
};

/** What lists show of it: of its terms, which are as long as all the rest, only those of the unit. */
export const listColumns = {
  ...catalogueColumns,
  terms: sql<ProductTerms>`jsonb_strip_nulls(jsonb_build_object(
    'unitName', ${products.terms} -> 'unitName', 'unitContent', ${products.terms} -> 'unitContent'))`.as(
    'terms',
  ),
};

/** A constant, so that indexes of these products alone serve. */
export const isInShop = sql`${products.state} = 'shown'`;

/** Also those that are not in the shop. */
export function selectProducts(db: DbReader) {
  return db
    .select(catalogueColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .$dynamic();
}

const MAX_VARIANTS = 200;

/** In the order of the catalogue; null without a family. */
const variantsSql = sql<ProductVariant[] | null>`(
  select json_agg(
    json_build_object('id', id, 'title', title, 'image', images[1], 'listPricePaise', list_price_paise,
      'discountBps', discount_bps, 'gstBps', gst_bps, 'values', family_values)
    order by listing_number)
  from (
    select * from products as variant where variant.family_id = ${products.familyId} and variant.state = 'shown'
    order by listing_number limit ${sql.raw(String(MAX_VARIANTS))}) as variant)`;

const productById = prepareQueryOnce((db) =>
  db
    .select({ ...catalogueColumns, variants: variantsSql.as('variants') })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .where(and(eq(products.id, sql.placeholder('id')), isInShop))
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

export async function selectProductsInShop(db: DbReader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return selectProducts(db).where(and(isOneOf(products.id, ids), isInShop));
}

const listedByListingNumbers = prepareQueryOnce((db) => {
  const numbers = sql`${sql.placeholder('numbers')}::bigint[]`;
  return db
    .select({ ...listColumns, listingNumber: products.listingNumber })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .where(sql`${products.listingNumber} = any(${numbers})`)
    .orderBy(sql`array_position(${numbers}, ${products.listingNumber})`)
    .prepare('listed-products-by-listing-numbers');
});

/** As lists show them, in the order of the numbers; unknown numbers are skipped. */
export async function selectListedProducts(db: DbReader, numbers: number[]) {
  return numbers.length === 0 ? [] : listedByListingNumbers(db).execute({ numbers });
}

/** Best sellers are for sale at their price: no machine for rent, none whose price is on request. */
const isPlainSale = sql`(${products.rentPeriod} is null and not ${products.isPriceOnRequest} and ${isInShop})`;

/** More numbers than are needed, because some belong to deleted products or to best sellers. */
const DRAWS = 48;

const randomProducts = prepareQueryOnce((db) =>
  selectProducts(db)
    .where(
      sql`${products.listingNumber} = any(array(
        select first + floor(random() * (last - first + 1))::bigint
        from (select min(listing_number) as first, max(listing_number) as last from products) as range,
          generate_series(1, ${sql.raw(String(DRAWS))}))) and ${isPlainSale}`,
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
const MAX_RECENT_ORDERS = 5000;

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
    .where(and(eq(products.id, requested.productId), isPlainSale))
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

/** Counts by the recent orders, as best sellers are counted. */
export async function replaceRequestCounts(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from product_requests`);
  await transaction.execute(sql`
    insert into product_requests (listing_number, requests)
    select listing_number, count(*)
    from (select product_id from orders where not is_spam order by created_at desc limit ${MAX_RECENT_ORDERS}) as recent
    join products on products.id = recent.product_id
    group by listing_number`);
}
