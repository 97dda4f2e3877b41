import { selectCategoriesWithSubCategories } from '#server/features/catalogue/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';

type NamedCategory = { id: string; subCategories: Map<string, string> };

/** Categories by name, with the ids of their sub-categories by name. */
export type CategoryNames = Map<string, NamedCategory>;

export async function readCategoryNames(transaction: Transaction): Promise<CategoryNames> {
  const names: CategoryNames = new Map();
  for (const row of await selectCategoriesWithSubCategories(transaction)) {
    const category = names.get(row.name) ?? { id: row.id, subCategories: new Map() };
    if (row.subCategoryId && row.subCategoryName) {
      category.subCategories.set(row.subCategoryName, row.subCategoryId);
    }
    names.set(row.name, category);
  }
  return names;
}
