import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { singleLine } from '#contract/fields.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { categories } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { countUsesOfCategory, selectCategories } from './category-queries.ts';
import { webAddress } from './field-rules.ts';
import { assertNameIsFree, getByName } from './get-row.ts';
import { deleteRow, insertRow, updateRow } from './ordered-rows.ts';
import { runAsOperator } from './run-as-operator.ts';

/** Rules of categories and sub-categories. */
export const categoryRules = z.object({ name: singleLine('The name', 80), image: webAddress('The picture') });
export type CategoryEntry = z.input<typeof categoryRules>;

/**
 * @param place 1 is first, absent is last.
 * @throws AppError 'conflict' when there is already a category of this name.
 */
export function addCategory(database: Database, operator: string, entry: CategoryEntry, place?: number) {
  return runAsOperator(database, operator, async (transaction) => {
    const values = validate(categoryRules, entry);
    assertNameIsFree(await selectCategories(transaction), values.name, 'category');
    return insertRow(transaction, categories, values, { place });
  });
}

/**
 * @param name the category's name or id.
 * @param place absent keeps the place.
 * @throws AppError 'not_found' when there is no such category, 'conflict' when another has the new name.
 */
export function changeCategory(
  database: Database,
  operator: string,
  name: string,
  entry: Partial<CategoryEntry>,
  place?: number,
) {
  return runAsOperator(database, operator, async (transaction) => {
    const all = await selectCategories(transaction);
    const { id, ...current } = getByName(all, name, 'category');
    const values = validate(categoryRules, { ...current, ...entry });
    assertNameIsFree(
      all.filter((other) => other.id !== id),
      values.name,
      'category',
    );
    await updateRow(transaction, categories, id, values, { place });
  });
}

/** @throws AppError 'not_found' when there is no such category, 'conflict' when it is not empty. */
export function removeCategory(database: Database, operator: string, name: string) {
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = getByName(await selectCategories(transaction), name, 'category');
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
