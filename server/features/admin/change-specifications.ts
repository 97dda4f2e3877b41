import { AppError, invalidField } from '#contract/errors.ts';
import { findUnit } from '#domain/specifications/measures.ts';
import type { BetterFigure, SpecificationKind } from '#domain/specifications/specification.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { assertVersion } from './assert-version.ts';
import { selectCategories, selectSubCategories } from './category-queries.ts';
import type { SubCategoryName } from './change-sub-categories.ts';
import { getByName } from './get-row.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { lockSpecification, selectSpecifications, updateSpecification } from './specification-queries.ts';
import { retypeSubCategory } from './type-products.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

export type SpecificationEntry = { kind?: SpecificationKind; unit?: string; better?: BetterFigure };

async function getSubCategoryOf(executor: DbExecutor, { category, name }: SubCategoryName) {
  const { id } = getByName(await selectCategories(executor), category, 'category');
  return getByName(await selectSubCategories(executor, id), name, 'sub-category');
}

/** How the specifications of a sub-category are read, by name. */
export async function listSpecifications(database: Database, subCategory: SubCategoryName) {
  const { id } = await getSubCategoryOf(database, subCategory);
  return selectSpecifications(database, [id]);
}

/**
 * Changes how a specification of a sub-category is read, and reads its products again.
 * @param name of the specification; capitals do not matter.
 * @param seenVersion the one that the editor has seen; without it, whatever is there is changed.
 * @returns how many products have other values now, and the number of the change, by which it can be undone.
 * @throws AppError 'not_found' when the sub-category has no such specification, 'invalid_input' when a number has a
 * unit that the shop does not know, 'conflict' when somebody has changed it since.
 */
export function changeSpecification(
  database: Database,
  operator: Operator,
  subCategory: SubCategoryName,
  name: string,
  entry: SpecificationEntry,
  seenVersion?: number,
): Promise<{ products: number; change: number | null }> {
  return runAsOperator(database, operator, async (transaction) => {
    const { id: subCategoryId, name: subCategoryName } = await getSubCategoryOf(transaction, subCategory);
    const current = await lockSpecification(transaction, subCategoryId, name);
    if (!current) throw new AppError('not_found', `“${subCategoryName}” has no specification “${name}”.`);
    await assertVersion(transaction, seenVersion, {
      ...{ kind: 'specifications', subject: current.id, version: current.version },
      current: { kind: current.kind, unit: current.unit, better: current.better },
    });
    const { kind, unit, better } = { ...current, ...entry };
    if (entry.unit && !findUnit(entry.unit)) {
      throw invalidField(
        'unit',
        `“${entry.unit}” is not a known unit, such as kW, HP, mm, kg, bar or l/min.`,
      );
    }
    const isNumber = kind === 'number';
    await updateSpecification(transaction, current.id, {
      kind,
      unit: isNumber ? (findUnit(unit)?.name ?? unit) : '',
      better: isNumber ? better : 'none',
    });
    const products = await retypeSubCategory(transaction, subCategoryId);
    return { products, change: await selectOwnChangeNumber(transaction) };
  });
}

/**
 * Reads the specifications of all products as typed values: of a sub-category, or of the whole catalogue.
 * @returns how many products have other values now.
 */
export function readSpecifications(
  database: Database,
  operator: Operator,
  subCategory?: SubCategoryName,
): Promise<number> {
  return runAsOperator(database, operator, async (transaction) => {
    const ids = subCategory
      ? [(await getSubCategoryOf(transaction, subCategory)).id]
      : await listSubCategoryIds(transaction);
    let changed = 0;
    for (const id of ids) changed += await retypeSubCategory(transaction, id);
    return changed;
  });
}

async function listSubCategoryIds(transaction: Transaction): Promise<string[]> {
  const ids: string[] = [];
  for (const { id } of await selectCategories(transaction))
    ids.push(...(await selectSubCategories(transaction, id)).map((sub) => sub.id));
  return ids;
}
