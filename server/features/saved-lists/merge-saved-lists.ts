import { AppError } from '#contract/errors.ts';
import { MAX_SAVED_LISTS } from '#domain/saved-list.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { countSavedLists, lockSavedLists, moveSavedLists } from './repository.ts';

/**
 * Gives the lists of an account to another one.
 * @throws AppError 'conflict' when both accounts together have too many lists.
 */
export async function mergeSavedLists(
  transaction: Transaction,
  fromAccountId: string,
  intoAccountId: string,
): Promise<void> {
  await lockSavedLists(transaction, intoAccountId);
  await moveSavedLists(transaction, fromAccountId, intoAccountId);
  const count = await countSavedLists(transaction, intoAccountId);
  if (count > MAX_SAVED_LISTS)
    throw new AppError('conflict', `Together they have ${count} lists; there can be ${MAX_SAVED_LISTS}.`);
}
