import type { Database } from '#server/platform/database/connection.ts';
import { categories, subCategories } from '#server/platform/database/schema.ts';
import { isInCategory } from './category-queries.ts';
import { moveRow } from './ordered-row-queries.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

/**
 * Moves a category, or a sub-category within its category.
 * @param parent the category of a sub-category.
 * @param move by id, from the place where the editor has seen it; 1 is the first.
 * @returns the number of the change, by which it can be undone; null when nothing has changed.
 * @throws AppError 'conflict' when the category is no longer at this place, 'not_found' when it was removed.
 */
export function moveCategory(
  database: Database,
  operator: Operator,
  parent: string | undefined,
  move: { id: string; from: number; to: number },
): Promise<number | null> {
  return runAsOperator(database, operator, async (transaction) => {
    if (parent === undefined) await moveRow(transaction, categories, move);
    else await moveRow(transaction, subCategories, move, isInCategory(parent));
    return selectOwnChangeNumber(transaction);
  });
}
