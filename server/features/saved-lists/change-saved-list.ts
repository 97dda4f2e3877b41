import { AppError } from '#contract/errors.ts';
import {
  applySavedListChanges,
  MAX_SAVED_LINES,
  type SavedLine,
  type SavedListChanges,
} from '#domain/saved-list.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { throwListNotFound } from './get-saved-list.ts';
import {
  lockSavedList,
  lockSavedListNamed,
  lockSavedLists,
  type SavedList,
  updateSavedList,
} from './repository.ts';

/**
 * Applies the changes of one device.
 * @throws AppError 'not_found' as `getSavedList`; 'conflict' when another list has the new name; 'rate_limited' when
 * the list would have too many products.
 */
export async function changeSavedList(
  database: Database,
  buyer: Buyer,
  id: string,
  { name, ...changes }: SavedListChanges & { name: string | undefined },
): Promise<SavedList> {
  return retryTransaction(database, async (transaction) => {
    // Always in the same order, so that two changes cannot wait for each other.
    if (name !== undefined) await lockSavedLists(transaction, buyer.id);
    const list = (await lockSavedList(transaction, buyer.id, id)) ?? throwListNotFound();
    if (name !== undefined) await assertNameIsFree(transaction, buyer, id, name);
    const lines = applySavedListChanges(list.lines, changes);
    return updateLines(transaction, buyer, { ...list, name: name ?? list.name }, lines);
  });
}

export async function updateLines(
  transaction: Transaction,
  buyer: Buyer,
  list: SavedList,
  lines: SavedLine[],
): Promise<SavedList> {
  if (lines.length > MAX_SAVED_LINES) {
    throw new AppError(
      'rate_limited',
      `The list would have ${lines.length} products; ${MAX_SAVED_LINES} is the maximum. Please remove some, or use another list.`,
    );
  }
  return updateSavedList(transaction, buyer.id, { ...list, lines });
}

async function assertNameIsFree(
  transaction: Transaction,
  buyer: Buyer,
  id: string,
  name: string,
): Promise<void> {
  const named = await lockSavedListNamed(transaction, buyer.id, name);
  if (!named || named.id === id) return;
  const message = 'You already have a list with this name.';
  throw new AppError('conflict', message, { fields: { name: message } });
}
