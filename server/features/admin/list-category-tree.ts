import type { Database } from '#server/platform/database/connection.ts';
import { selectCategories, selectEverySubCategory, selectProductCounts } from './category-queries.ts';

/** Lists the categories in their order with their sub-categories, and how many products each has. */
export async function listCategoryTree(database: Database) {
  const counts = await selectProductCounts(database);
  const withCount = <Row extends { id: string }>(row: Row) => ({ ...row, products: counts.get(row.id) ?? 0 });
  const children = Map.groupBy(await selectEverySubCategory(database), ({ categoryId }) => categoryId);
  return (await selectCategories(database)).map((category) => ({
    ...withCount(category),
    subCategories: (children.get(category.id) ?? []).map(({ categoryId: _, ...row }) => withCount(row)),
  }));
}
