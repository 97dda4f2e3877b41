import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { singleLine } from '#contract/fields.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { categories } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { countUsesOfCategory, selectCategories } from './category-queries.ts';
import { changeAs } from './change-as.ts';
import { findByName, refuseTaken } from './find-named.ts';
import { deleteRow, insertRow, updateRow } from './ordered-rows.ts';
import { webAddress } from './web-address.ts';

/** Of categories and sub-categories. */
export const categoryRules = z.object({ name: singleLine('The name', 80), image: webAddress('The picture') });
export type CategoryEntry = z.input<typeof categoryRules>;

/**
 * @param place 1 is the first; the last when absent.
 * @throws Failure 'conflict' when there is a category of this name.
 */
export function addCategory(database: Database, operator: string, entry: CategoryEntry, place?: number) {
  return changeAs(database, operator, async (transaction) => {
    const values = validate(categoryRules, entry);
    refuseTaken(await selectCategories(transaction), values.name, 'category');
    return insertRow(transaction, categories, values, { place });
  });
}

/**
 * @param name or id of the category.
 * @throws Failure 'not_found' when there is no such category, 'conflict' when another has the new name.
 */
export function changeCategory(
  database: Database,
  operator: string,
  name: string,
  entry: Partial<CategoryEntry>,
  place?: number,
) {
  return changeAs(database, operator, async (transaction) => {
    const all = await selectCategories(transaction);
    const { id, ...current } = findByName(all, name, 'category');
    const values = validate(categoryRules, { ...current, ...entry });
    refuseTaken(
      all.filter((other) => other.id !== id),
      values.name,
      'category',
    );
    await updateRow(transaction, categories, id, values, { place });
  });
}

/** @throws Failure 'not_found' when there is no such category, 'conflict' when something stands in it. */
export function removeCategory(database: Database, operator: string, name: string) {
  return changeAs(database, operator, async (transaction) => {
    const { id } = findByName(await selectCategories(transaction), name, 'category');
    const uses = await countUsesOfCategory(transaction, id);
    if (uses.products + uses.subCategories + uses.banners > 0) {
      const left = [
        `products: ${uses.products}`,
        `sub-categories: ${uses.subCategories}`,
        `banners: ${uses.banners}`,
      ].filter((use) => !use.endsWith(' 0'));
      throw new AppError('conflict', `“${name}” is not empty: it has ${left.join(', ')}.`);
    }
    await deleteRow(transaction, categories, id);
  });
}
