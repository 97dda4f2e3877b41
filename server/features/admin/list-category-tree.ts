import type { Database } from '#server/platform/database/connection.ts';
import { selectCategories, selectProductCounts, selectSubCategories } from './category-queries.ts';

/** Lists the categories in their order with their sub-categories, and how many products each has. */
export async function listCategoryTree(database: Database) {
  const counts = await selectProductCounts(database);
  const withCount = <Row extends { id: string }>(row: Row) => ({ ...row, products: counts.get(row.id) ?? 0 });
  const tree = [];
  for (const category of await selectCategories(database)) {
    const subCategories = (await selectSubCategories(database, category.id)).map(withCount);
    tree.push({ ...withCount(category), subCategories });
  }
  return tree;
}
