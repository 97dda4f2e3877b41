import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { subCategories } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { countProductsOfSubCategory, selectCategories, selectSubCategories } from './category-queries.ts';
import { categoryRules } from './change-categories.ts';
import { specificationNames } from './field-rules.ts';
import { assertNameIsFree, getByName } from './get-row.ts';
import { deleteRow, insertRow, updateRow } from './ordered-rows.ts';
import { runAsOperator } from './run-as-operator.ts';

const subCategoryRules = z.extend(categoryRules, {
  decidingSpecifications: z._default(specificationNames, []),
});
export type SubCategoryEntry = z.input<typeof subCategoryRules>;

/** Identifies a sub-category by the names, or ids, of its category and of itself. */
export type SubCategoryName = { category: string; name: string };

/**
 * @param category a name or id.
 * @param place 1 is first in its category, absent is last.
 * @throws AppError 'conflict' when the category already has a sub-category of this name.
 */
export function addSubCategory(
  database: Database,
  operator: string,
  category: string,
  entry: SubCategoryEntry,
  place?: number,
) {
  return runAsOperator(database, operator, async (transaction) => {
    const { categoryId, siblings, scope } = await readCategory(transaction, category);
    const values = validate(subCategoryRules, entry);
    assertNameIsFree(siblings, values.name, 'sub-category');
    return insertRow(transaction, subCategories, { ...values, categoryId }, { place, scope });
  });
}

/**
 * @param place absent keeps the place.
 * @throws AppError 'not_found' when there is no such sub-category, 'conflict' when another has the new name.
 */
export function changeSubCategory(
  database: Database,
  operator: string,
  { category, name }: SubCategoryName,
  entry: Partial<SubCategoryEntry>,
  place?: number,
) {
  return runAsOperator(database, operator, async (transaction) => {
    const { categoryId, siblings, scope } = await readCategory(transaction, category);
    const { id, ...current } = getByName(siblings, name, 'sub-category');
    const values = validate(subCategoryRules, { ...current, ...entry });
    assertNameIsFree(
      siblings.filter((other) => other.id !== id),
      values.name,
      'sub-category',
    );
    await updateRow(transaction, subCategories, id, { ...values, categoryId }, { place, scope });
  });
}

/** @throws AppError 'not_found' when there is no such sub-category, 'conflict' when it has products. */
export function removeSubCategory(database: Database, operator: string, { category, name }: SubCategoryName) {
  return runAsOperator(database, operator, async (transaction) => {
    const { siblings } = await readCategory(transaction, category);
    const { id } = getByName(siblings, name, 'sub-category');
    const products = await countProductsOfSubCategory(transaction, id);
    if (products > 0) {
      throw new AppError('conflict', `“${name}” is not empty: it has products: ${products}.`);
    }
    await deleteRow(transaction, subCategories, id);
  });
}

async function readCategory(transaction: Transaction, category: string) {
  const { id: categoryId } = getByName(await selectCategories(transaction), category, 'category');
  const siblings = await selectSubCategories(transaction, categoryId);
  return { categoryId, siblings, scope: eq(subCategories.categoryId, categoryId) };
}
