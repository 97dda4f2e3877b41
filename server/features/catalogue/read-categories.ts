import { AppError } from '#contract/errors.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { selectCategoriesWithSubCategories, selectSubCategory } from './repository.ts';
import { listSpecificationColumns, type SpecificationColumn } from './specification-column-queries.ts';

export type Category = {
  id: string;
  name: string;
  image: string;
  /** In the operator's order. */
  subCategories: { id: string; name: string; image: string }[];
};

/** With the category it belongs to. */
export type SubCategory = NonNullable<Awaited<ReturnType<typeof selectSubCategory>>> & {
  columns: SpecificationColumn[];
};

/** All categories in the operator's order. */
export async function listCategories(database: ReadDatabase): Promise<Category[]> {
  return categoriesOf(await selectCategoriesWithSubCategories(database));
}

/** @throws AppError 'not_found' when there is no such category. */
export async function getCategory(database: ReadDatabase, id: string): Promise<Category> {
  const [category] = categoriesOf(await selectCategoriesWithSubCategories(database, id));
  if (!category) throw new AppError('not_found', 'Category not found.');
  return category;
}

/** @throws AppError 'not_found' when there is no such sub-category. */
export async function getSubCategory(database: ReadDatabase, id: string): Promise<SubCategory> {
  const subCategory = await selectSubCategory(database, id);
  if (!subCategory) throw new AppError('not_found', 'Sub-category not found.');
  return { ...subCategory, columns: await listSpecificationColumns(database, id) };
}

type CategoryRow = Awaited<ReturnType<typeof selectCategoriesWithSubCategories>>[number];

/** Categories from rows of one sub-category each, in the rows' order. */
function categoriesOf(rows: readonly CategoryRow[]): Category[] {
  const categories = new Map<string, Category>();
  for (const { id, name, image, subCategoryId, subCategoryName, subCategoryImage } of rows) {
    const category = categories.get(id) ?? { id, name, image, subCategories: [] };
    categories.set(id, category);
    if (subCategoryId === null) continue;
    category.subCategories.push({
      id: subCategoryId,
      name: subCategoryName ?? '',
      image: subCategoryImage ?? '',
    });
  }
  return [...categories.values()];
}
