import { asc, eq, type SQL } from 'drizzle-orm';
import { selectCategoriesWithSubCategories } from '#server/features/catalogue/repository.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import {
  banners,
  categories,
  listingCounts,
  products,
  subCategories,
} from '#server/platform/database/schema.ts';

export async function selectCategories(source: DbExecutor) {
  const { id, name, image, version } = categories;
  return source.select({ id, name, image, version }).from(categories).orderBy(asc(categories.position));
}

export async function selectSubCategories(source: DbExecutor, categoryId: string) {
  const { id, name, image, decidingSpecifications, version } = subCategories;
  return source
    .select({ id, name, image, decidingSpecifications, version })
    .from(subCategories)
    .where(isInCategory(categoryId))
    .orderBy(asc(subCategories.position));
}

/** Whether a sub-category belongs to a category, among whose sub-categories it has its place. */
export function isInCategory(categoryId: string): SQL {
  return eq(subCategories.categoryId, categoryId);
}

/** Selects all sub-categories, those of a category in their order. */
export async function selectEverySubCategory(source: DbExecutor) {
  const { id, categoryId, name, image, decidingSpecifications, version } = subCategories;
  return source
    .select({ id, categoryId, name, image, decidingSpecifications, version })
    .from(subCategories)
    .orderBy(asc(categoryId), asc(subCategories.position));
}

/** Counts the products of each category and sub-category, by its id. */
export async function selectProductCounts(source: DbExecutor): Promise<Map<string, number>> {
  const rows = await source
    .select({ id: listingCounts.scope, products: listingCounts.products })
    .from(listingCounts)
    .where(eq(listingCounts.kind, 'all'));
  return new Map(rows.map((row) => [row.id, row.products]));
}

/** Counts what belongs to a category, and so prevents its removal. */
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

export async function updateDecidingSpecifications(
  transaction: Transaction,
  subCategoryId: string,
  names: string[],
): Promise<void> {
  await transaction
    .update(subCategories)
    .set({ decidingSpecifications: names })
    .where(eq(subCategories.id, subCategoryId));
}

type NamedCategory = { id: string; subCategories: Map<string, string> };

/** Categories by name, each with the ids of its sub-categories by name. */
export type CategoryNames = Map<string, NamedCategory>;

export async function readCategoryNames(source: DbExecutor): Promise<CategoryNames> {
  const names: CategoryNames = new Map();
  for (const row of await selectCategoriesWithSubCategories(source)) {
    const category = names.get(row.name) ?? { id: row.id, subCategories: new Map() };
    if (row.subCategoryId && row.subCategoryName) {
      category.subCategories.set(row.subCategoryName, row.subCategoryId);
    }
    names.set(row.name, category);
  }
  return names;
}

/** The names of categories and sub-categories by their ids. */
export async function readNamesById(db: DbExecutor): Promise<Map<string, string>> {
  const rows = await selectCategoriesWithSubCategories(db);
  return new Map(
    rows.flatMap(({ id, name, subCategoryId, subCategoryName }) => [
      [id, name],
      [subCategoryId ?? '', subCategoryName ?? ''],
    ]),
  );
}

/** Finds a name that differs from this one only in case or spaces. */
export function findSimilarName(names: ReadonlyMap<string, unknown>, name: string): string | undefined {
  const simplify = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  return [...names.keys()].find((other) => other !== name && simplify(other) === simplify(name));
}
