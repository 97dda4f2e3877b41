import { asc, eq } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import {
  banners,
  categories,
  listingCounts,
  products,
  subCategories,
} from '#server/platform/database/schema.ts';

export async function selectCategories(source: DbExecutor) {
  const { id, name, image } = categories;
  return source.select({ id, name, image }).from(categories).orderBy(asc(categories.position));
}

export async function selectSubCategories(source: DbExecutor, categoryId: string) {
  const { id, name, image } = subCategories;
  return source
    .select({ id, name, image })
    .from(subCategories)
    .where(eq(subCategories.categoryId, categoryId))
    .orderBy(asc(subCategories.position));
}

/** How many products each category and sub-category has, by its id. */
export async function selectProductCounts(source: DbExecutor): Promise<Map<string, number>> {
  const rows = await source
    .select({ id: listingCounts.scope, products: listingCounts.products })
    .from(listingCounts)
    .where(eq(listingCounts.kind, 'all'));
  return new Map(rows.map((row) => [row.id, row.products]));
}

/** What would be left without its category. */
export async function countUsesOfCategory(source: DbExecutor, id: string) {
  return {
    products: await source.$count(products, eq(products.categoryId, id)),
    subCategories: await source.$count(subCategories, eq(subCategories.categoryId, id)),
    banners: await source.$count(banners, eq(banners.categoryId, id)),
  };
}

export async function countProductsOfSubCategory(source: DbExecutor, id: string): Promise<number> {
  return source.$count(products, eq(products.subCategoryId, id));
}
