import type { Transaction } from '#server/platform/database/connection.ts';
import { categories, subCategories } from '#server/platform/database/schema.ts';
import { type CategoryNames, findSimilarName, isInCategory } from './category-queries.ts';
import { categoryRules } from './change-categories.ts';
import { insertRow } from './ordered-row-queries.ts';
import type { ProductRow } from './read-product-file.ts';

/**
 * Adds the categories and sub-categories that rows name and that do not exist, with the first picture of their
 * products. A name that differs from another one only in case or spaces is probably a slip, and is not added.
 * @param names all existing ones; this function adds the new ones.
 * @returns what was added: `Lathes`, `Lathes › Bench lathes`
 */
export async function makeCategories(
  transaction: Transaction,
  rows: readonly ProductRow[],
  names: CategoryNames,
): Promise<string[]> {
  const added: string[] = [];
  for (const { cells } of rows) {
    const [name, subName] = [cells.category?.trim() ?? '', cells.sub_category?.trim() ?? ''];
    if (!isValid(name) || !isValid(subName)) continue;
    if (!names.has(name) && !findSimilarName(names, name)) {
      const image = findImage(rows, (row) => row.category?.trim() === name);
      const id = await insertRow(transaction, categories, { name, image }, {});
      names.set(name, { id, subCategories: new Map() });
      added.push(name);
    }
    const category = names.get(name);
    if (!category || category.subCategories.has(subName) || findSimilarName(category.subCategories, subName))
      continue;
    const isInBoth = (row: ProductRow['cells']) =>
      row.category?.trim() === name && row.sub_category?.trim() === subName;
    const values = { categoryId: category.id, name: subName, image: findImage(rows, isInBoth) };
    const scope = isInCategory(category.id);
    category.subCategories.set(subName, await insertRow(transaction, subCategories, values, { scope }));
    added.push(`${name} › ${subName}`);
  }
  return added;
}

const isValid = (name: string) => categoryRules.shape.name.safeParse(name).success;

/** '' when none of the products has a picture. */
function findImage(rows: readonly ProductRow[], isIn: (cells: ProductRow['cells']) => boolean): string {
  const images = rows
    .filter(({ cells }) => isIn(cells))
    .flatMap(({ cells }) => cells.images?.split('\n') ?? []);
  return (
    images.map((image) => image.trim()).find((image) => categoryRules.shape.image.safeParse(image).success) ??
    ''
  );
}
