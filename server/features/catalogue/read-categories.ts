import type { WireCategory } from '#contract/catalogue.ts';
import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { presentCategories } from './presenter.ts';
import { selectCategoriesWithSubCategories, selectSubCategory } from './repository.ts';

/** All categories in the operator's order. */
export async function listCategories(database: Database): Promise<WireCategory[]> {
  return presentCategories(await selectCategoriesWithSubCategories(database));
}

/** @throws AppError 'notFound' when there is no such category. */
export async function getCategory(database: Database, id: string): Promise<WireCategory> {
  const [category] = presentCategories(await selectCategoriesWithSubCategories(database, id));
  if (!category) throw new AppError('notFound', 'There is no such category.');
  return category;
}

/** @throws AppError 'notFound' when there is no such sub-category. */
export async function getSubCategory(database: Database, id: string) {
  const row = await selectSubCategory(database, id);
  if (!row) throw new AppError('notFound', 'There is no such sub-category.');
  return {
    _id: row.id,
    subcat_name: row.name,
    subcat_image: row.image,
    cat_id: row.categoryId,
    cat_name: row.categoryName,
  };
}
