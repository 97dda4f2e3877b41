import { AppError } from '#contract/errors.ts';
import {
  applySavedListChanges,
  MAX_SAVED_LISTS,
  NO_LIST_CHANGES,
  type SavedLine,
} from '#domain/saved-list.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { updateLines } from './change-saved-list.ts';
import {
  countSavedLists,
  insertSavedList,
  lockSavedListNamed,
  lockSavedLists,
  type SavedList,
} from './repository.ts';

/**
 * Adds lines to the list of this name, which is created if there is none.
 * @throws AppError 'rate_limited' when there are too many lists, or too many products in the list.
 */
export async function saveToList(
  database: Database,
  buyer: Buyer,
  name: string,
  lines: readonly SavedLine[],
): Promise<SavedList> {
  return retryTransaction(database, async (transaction) => {
    await lockSavedLists(transaction, buyer.id);
    const list = await lockSavedListNamed(transaction, buyer.id, name);
    const next = applySavedListChanges(list?.lines ?? [], { ...NO_LIST_CHANGES, added: lines });
    if (list) return updateLines(transaction, buyer, list, next);
    if ((await countSavedLists(transaction, buyer.id)) >= MAX_SAVED_LISTS) {
      throw new AppError(
        'rate_limited',
        `You have ${MAX_SAVED_LISTS} lists, which is the maximum. Please delete one first.`,
      );
    }
    return insertSavedList(transaction, { id: newId(), accountId: buyer.id, name, lines: next });
  });
}
