import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { subCategories } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { countProductsOfSubCategory, selectCategories, selectSubCategories } from './category-queries.ts';
import { changeAs } from './change-as.ts';
import { type CategoryEntry, categoryRules } from './change-categories.ts';
import { findByName, refuseTaken } from './find-named.ts';
import { deleteRow, insertRow, updateRow } from './ordered-rows.ts';

/** A sub-category by the names (or ids) of its category and its own. */
export type SubCategoryName = { category: string; name: string };

/**
 * @param category name or id.
 * @param place 1 is the first of its category; the last when absent.
 * @throws Failure 'conflict' when the category has a sub-category of this name.
 */
export function addSubCategory(
  database: Database,
  operator: string,
  category: string,
  entry: CategoryEntry,
  place?: number,
) {
  return changeAs(database, operator, async (transaction) => {
    const { categoryId, siblings, among } = await readCategory(transaction, category);
    const values = validate(categoryRules, entry);
    refuseTaken(siblings, values.name, 'sub-category');
    return insertRow(transaction, subCategories, { ...values, categoryId }, { place, among });
  });
}

/** @throws Failure 'not_found' when there is no such sub-category, 'conflict' when another has the new name. */
export function changeSubCategory(
  database: Database,
  operator: string,
  { category, name }: SubCategoryName,
  entry: Partial<CategoryEntry>,
  place?: number,
) {
  return changeAs(database, operator, async (transaction) => {
    const { categoryId, siblings, among } = await readCategory(transaction, category);
    const { id, ...current } = findByName(siblings, name, 'sub-category');
    const values = validate(categoryRules, { ...current, ...entry });
    refuseTaken(
      siblings.filter((other) => other.id !== id),
      values.name,
      'sub-category',
    );
    await updateRow(transaction, subCategories, id, { ...values, categoryId }, { place, among });
  });
}

/** @throws Failure 'not_found' when there is no such sub-category, 'conflict' when it has products. */
export function removeSubCategory(database: Database, operator: string, { category, name }: SubCategoryName) {
  return changeAs(database, operator, async (transaction) => {
    const { siblings } = await readCategory(transaction, category);
    const { id } = findByName(siblings, name, 'sub-category');
    const products = await countProductsOfSubCategory(transaction, id);
    if (products > 0) {
      throw new AppError('conflict', `“${name}” is not empty: it has products: ${products}.`);
    }
    await deleteRow(transaction, subCategories, id);
  });
}

async function readCategory(transaction: Transaction, category: string) {
  const { id: categoryId } = findByName(await selectCategories(transaction), category, 'category');
  const siblings = await selectSubCategories(transaction, categoryId);
  return { categoryId, siblings, among: eq(subCategories.categoryId, categoryId) };
}
