import { AppError } from '#contract/errors.ts';
import { markMerged } from '#server/features/accounts/merge-queries.ts';
import { endAccess, lockAccount } from '#server/features/accounts/repository.ts';
import { insertSecurityEvent } from '#server/features/accounts/security-event-queries.ts';
import { mergeAddresses } from '#server/features/addresses/merge-addresses.ts';
import { mergeCarts } from '#server/features/cart/merge-carts.ts';
import { moveQuoteRequests } from '#server/features/orders/move-quote-requests.ts';
import { updateFilesAccount } from '#server/features/request-files/repository.ts';
import { mergeSavedLists } from '#server/features/saved-lists/merge-saved-lists.ts';
import { mergeWishlists } from '#server/features/wishlist/merge-wishlists.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { type Account, getOwnAccount } from './change-accounts.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

/**
 * Checks that two accounts can be joined, each named by its e-mail address or id.
 * @throws AppError 'not_found' when there is no such account, 'conflict' when one is blocked or part of another one, or
 * both are the same.
 */
export async function getMergeableAccounts(
  db: DbExecutor,
  fromAccount: string,
  intoAccount: string,
): Promise<{ from: Account; into: Account }> {
  const from = await getOwnAccount(db, fromAccount);
  const into = await getOwnAccount(db, intoAccount);
  if (from.id === into.id) throw new AppError('conflict', 'They are already one account.');
  const blocked = [from, into].find(({ blockedAt }) => blockedAt !== null);
  if (blocked) throw new AppError('conflict', `${blocked.email} is blocked. Please unblock it first.`);
  return { from, into };
}

/**
 * Joins two accounts of one person: requests with their orders, ratings and files, addresses, wishlist, cart, lists and
 * security log go to the second one, which logs in as before. The first one can no longer log in. Both addresses get a
 * mail about it.
 * @returns the second account.
 * @throws AppError as `getMergeableAccounts`; 'conflict' also when together they have too many addresses, lists or
 * products on the wishlist.
 */
export function mergeAccounts(
  database: Database,
  operator: Operator,
  fromAccount: string,
  intoAccount: string,
): Promise<Account> {
  return runAsOperator(database, operator, async (transaction) => {
    const found = await getMergeableAccounts(transaction, fromAccount, intoAccount);
    // Always in the same order, so that two merges cannot wait for each other.
    for (const id of [found.from.id, found.into.id].toSorted()) await lockAccount(transaction, id);
    const { from, into } = await getMergeableAccounts(transaction, fromAccount, intoAccount);
    await moveQuoteRequests(transaction, from.id, into);
    await updateFilesAccount(transaction, from.id, into.id);
    await mergeAddresses(transaction, from.id, into.id);
    await mergeWishlists(transaction, from.id, into.id);
    await mergeCarts(transaction, from.id, into.id);
    await mergeSavedLists(transaction, from.id, into.id);
    await endAccess(transaction, [from.id]);
    await markMerged(transaction, from, into);
    await insertSecurityEvent(transaction, into.id, 'accounts_merged');
    for (const { name, email } of [from, into]) {
      await enqueue(transaction, 'accounts-merged-mail', {
        to: email,
        name,
        fromEmail: from.email,
        intoEmail: into.email,
      });
    }
    return getOwnAccount(transaction, into.email);
  });
}
