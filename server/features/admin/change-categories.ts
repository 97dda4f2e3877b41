import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { singleLine } from '#contract/fields.ts';
import { formatCount } from '#domain/indian-format.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { categories, type subCategories } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertVersion } from './assert-version.ts';
import { countUsesOfCategory, selectCategories } from './category-queries.ts';
import { optionalText, webAddress } from './field-rules.ts';
import { assertNameIsFree, getByName } from './get-row.ts';
import { deleteRow, insertRow, lockRow, updateRow } from './ordered-row-queries.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

/** Rules of categories and sub-categories. */
export const categoryRules = z.object({ name: singleLine('The name', 80), image: webAddress('The picture') });
/** One that an import has added may have no picture. */
const changeRules = z.extend(categoryRules, { image: optionalText(webAddress('The picture')) });
export type CategoryEntry = z.input<typeof categoryRules>;

/**
 * How something is changed; without `place` it stays where it is, without `seenVersion` whatever is there is changed.
 */
export type ChangeOptions = { place?: number | undefined; seenVersion?: number };

/**
 * @param place 1 is first, absent is last.
 * @throws AppError 'conflict' when there is already a category of this name.
 */
export function addCategory(database: Database, operator: Operator, entry: CategoryEntry, place?: number) {
  return runAsOperator(database, operator, async (transaction) => {
    const values = validate(categoryRules, entry);
    assertNameIsFree(await selectCategories(transaction), values.name, 'category');
    return insertRow(transaction, categories, values, { place });
  });
}

/**
 * @param name the category's name or id.
 * @returns the number of the change, by which it can be undone; null when nothing has changed.
 * @throws AppError 'not_found' when there is no such category, 'conflict' when another has the new name or somebody has
 * changed it since.
 */
export function changeCategory(
  database: Database,
  operator: Operator,
  name: string,
  entry: Partial<CategoryEntry>,
  { place, seenVersion }: ChangeOptions = {},
) {
  return runAsOperator(database, operator, async (transaction) => {
    const all = await selectCategories(transaction);
    const { id, ...current } = getByName(all, name, 'category');
    await assertCategoryVersion(transaction, categories, id, seenVersion);
    const values = validate(changeRules, { ...current, ...entry });
    assertNameIsFree(
      all.filter((other) => other.id !== id),
      values.name,
      'category',
    );
    await updateRow(transaction, categories, id, values, { place });
    return selectOwnChangeNumber(transaction);
  });
}

/** @throws AppError 'conflict' with what is stored now when somebody has changed the row since. */
export async function assertCategoryVersion(
  transaction: Transaction,
  table: typeof categories | typeof subCategories,
  id: string,
  seenVersion: number | undefined,
): Promise<void> {
  const stored = await lockRow(transaction, table, id);
  if (!stored) throw new AppError('not_found', 'Somebody has removed this.');
  const { name, image, version } = stored;
  const current =
    'decidingSpecifications' in stored
      ? { name, image, deciding_specifications: stored.decidingSpecifications }
      : { name, image };
  const kind = table === categories ? 'categories' : 'sub_categories';
  await assertVersion(transaction, seenVersion, { kind, subject: id, version, current });
}

/**
 * @returns the number of the change.
 * @throws AppError 'not_found' when there is no such category, 'conflict' when it is not empty or somebody has changed
 * it since.
 */
export function removeCategory(database: Database, operator: Operator, name: string, seenVersion?: number) {
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = await getEmptyCategory(transaction, name);
    await assertCategoryVersion(transaction, categories, id, seenVersion);
    await deleteRow(transaction, categories, id);
    return selectOwnChangeNumber(transaction);
  });
}

/** @throws AppError as `removeCategory`. */
export async function getEmptyCategory(db: DbExecutor, name: string) {
  const found = getByName(await selectCategories(db), name, 'category');
  const { products, subCategories, banners } = await countUsesOfCategory(db, found.id);
  const uses = [
    ...(products > 0 ? [formatCount(products, 'product')] : []),
    ...(subCategories > 0 ? [formatCount(subCategories, 'sub-category', 'sub-categories')] : []),
    ...(banners > 0 ? [formatCount(banners, 'banner')] : []),
  ];
  if (uses.length > 0) {
    throw new AppError('conflict', `“${found.name}” is not empty: it has ${uses.join(', ')}.`);
  }
  return found;
}
