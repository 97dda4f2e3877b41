import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { formatCount } from '#domain/indian-format.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { subCategories } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import {
  countProductsOfSubCategory,
  isInCategory,
  selectCategories,
  selectSubCategories,
} from './category-queries.ts';
import { assertCategoryVersion, type ChangeOptions, categoryRules } from './change-categories.ts';
import { optionalText, specificationNames, webAddress } from './field-rules.ts';
import { assertNameIsFree, getByName } from './get-row.ts';
import { deleteRow, insertRow, updateRow } from './ordered-row-queries.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { retypeSubCategory } from './type-products.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

const subCategoryRules = z.extend(categoryRules, {
  decidingSpecifications: z._default(specificationNames, []),
});
/** One that an import has added may have no picture. */
const changeRules = z.extend(subCategoryRules, { image: optionalText(webAddress('The picture')) });
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
  operator: Operator,
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
 * @returns the number of the change, by which it can be undone; null when nothing has changed.
 * @throws AppError 'not_found' when there is no such sub-category, 'conflict' when another has the new name or somebody
 * has changed it since.
 */
export function changeSubCategory(
  database: Database,
  operator: Operator,
  { category, name }: SubCategoryName,
  entry: Partial<SubCategoryEntry>,
  { place, seenVersion }: ChangeOptions = {},
) {
  return runAsOperator(database, operator, async (transaction) => {
    const { categoryId, siblings, scope } = await readCategory(transaction, category);
    const { id, version: _, ...current } = getByName(siblings, name, 'sub-category');
    await assertCategoryVersion(transaction, subCategories, id, seenVersion);
    const values = validate(changeRules, { ...current, ...entry });
    assertNameIsFree(
      siblings.filter((other) => other.id !== id),
      values.name,
      'sub-category',
    );
    await updateRow(transaction, subCategories, id, { ...values, categoryId }, { place, scope });
    if (entry.decidingSpecifications) await retypeSubCategory(transaction, id);
    return selectOwnChangeNumber(transaction);
  });
}

/**
 * @returns the number of the change.
 * @throws AppError 'not_found' when there is no such sub-category, 'conflict' when it has products.
 */
export function removeSubCategory(
  database: Database,
  operator: Operator,
  subCategory: SubCategoryName,
  seenVersion?: number,
) {
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = await getEmptySubCategory(transaction, subCategory);
    await assertCategoryVersion(transaction, subCategories, id, seenVersion);
    await deleteRow(transaction, subCategories, id);
    return selectOwnChangeNumber(transaction);
  });
}

/** @throws AppError as `removeSubCategory`. */
export async function getEmptySubCategory(db: DbExecutor, { category, name }: SubCategoryName) {
  const { siblings } = await readCategory(db, category);
  const found = getByName(siblings, name, 'sub-category');
  const products = await countProductsOfSubCategory(db, found.id);
  if (products > 0) {
    throw new AppError(
      'conflict',
      `“${found.name}” is not empty: it has ${formatCount(products, 'product')}.`,
    );
  }
  return found;
}

async function readCategory(db: DbExecutor, category: string) {
  const { id: categoryId } = getByName(await selectCategories(db), category, 'category');
  const siblings = await selectSubCategories(db, categoryId);
  return { categoryId, siblings, scope: isInCategory(categoryId) };
}
