import type { SQL } from 'drizzle-orm';
import { updatePartiesToStates } from '#server/features/estimates/revision-queries.ts';
import { deleteChecksWithoutRequest } from '#server/features/gstin-checks/repository.ts';
import { deleteFilesOfRequests } from '#server/features/request-files/delete-files.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import {
  countOldQuoteRequests,
  deleteEstimatesAndMails,
  deletePseudonymisationHold,
  insertPseudonymisationHold,
  isOfAccount,
  isOlderThanRetention,
  pseudonymiseConversations,
  updateOrdersToNoWords,
  updateToNoAccount,
  updateToPseudonyms,
} from './pseudonymisation-queries.ts';

const DELETED_ACCOUNT_NAME = 'Deleted account';

/** Pseudonymises the quote requests of an account that is about to be deleted. */
export async function pseudonymiseAccountQuoteRequests(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await pseudonymise(transaction, isOfAccount(accountId));
}

/** More at once, if they are also more than this share of all, mean that a clock was probably set forward. */
const MAX_AT_ONCE = 50;
const MAX_SHARE_AT_ONCE = 0.05;

/** A long time without a removal: when the last one was, and how many messages and entries of logs are due now. */
export type RemovalPause = { since: string; otherRecords: number };

/** Quote requests that wait for the operator, and the number of all that have personal data. */
export type HeldQuoteRequests = { held: number; total: number; pause?: RemovalPause | undefined };

/**
 * Pseudonymises the quote requests whose retention period is over, and detaches them from their accounts. If they are
 * suspiciously many, or anything is due after a pause, they are held back until the operator has checked the clock, and
 * a mail asks for that once.
 * @returns undefined unless they are held back.
 */
export async function pseudonymiseOldQuoteRequests(
  database: Database,
  now: Date,
  pause?: RemovalPause,
): Promise<HeldQuoteRequests | undefined> {
  return retryTransaction(database, async (transaction) => {
    const isOld = isOlderThanRetention(transaction, now);
    const { held, total } = await countOldQuoteRequests(transaction, isOld);
    const areMany = held > MAX_AT_ONCE && held > MAX_SHARE_AT_ONCE * total;
    if (areMany || (pause && held + pause.otherRecords > 0)) {
      const isNew = await insertPseudonymisationHold(transaction, held);
      if (isNew)
        await enqueue(transaction, 'held-requests-mail', { held, total, at: now.toISOString(), pause });
      return { held, total, pause };
    }
    await deletePseudonymisationHold(transaction);
    await pseudonymiseAndDetach(transaction, isOld);
    return undefined;
  });
}

/** The same however many they are, once the operator has released them. @returns their number. */
export async function pseudonymiseReleasedQuoteRequests(database: Database, now: Date): Promise<number> {
  return retryTransaction(database, (transaction) =>
    pseudonymiseAndDetach(transaction, isOlderThanRetention(transaction, now)),
  );
}

async function pseudonymiseAndDetach(transaction: Transaction, condition: SQL | undefined): Promise<number> {
  const ids = await pseudonymise(transaction, condition);
  if (ids.length === 0) return 0;
  await updateToNoAccount(transaction, ids);
  return ids.length;
}

/** Removes the personal data of quote requests. The states are kept, because the tax depends on them. */
async function pseudonymise(transaction: Transaction, condition: SQL | undefined): Promise<string[]> {
  const ids = await updateToPseudonyms(transaction, condition, DELETED_ACCOUNT_NAME);
  if (ids.length === 0) return ids;
  await deleteEstimatesAndMails(transaction, ids);
  await deleteChecksWithoutRequest(transaction);
  await deleteFilesOfRequests(transaction, ids);
  await pseudonymiseConversations(transaction, ids, DELETED_ACCOUNT_NAME);
  await updatePartiesToStates(transaction, ids, DELETED_ACCOUNT_NAME);
  await updateOrdersToNoWords(transaction, ids);
  return ids;
}
