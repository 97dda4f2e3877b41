import { AppError, INVALID_AUTHENTICATION } from '#contract/errors.ts';
import { pseudonymiseAccountQuoteRequests } from '#server/features/orders/pseudonymise.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { confirmPassword, createWrongPasswordError } from './confirm-password.ts';
import { deleteAccountRow, lockAccount } from './repository.ts';

/**
 * Deletes the account and everything that belongs to it. Quote requests and orders are kept for the books, without
 * anything that identifies the buyer (Digital Personal Data Protection Act 2023, section 12).
 * @throws AppError 'invalid_input' when the password is wrong; 'unauthenticated' when the account was deleted meanwhile.
 */
export async function deleteAccount(database: Database, buyer: Buyer, password: string): Promise<string> {
  const confirmedHash = await confirmPassword(database, buyer, 'password', password);
  await retryTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, buyer.id);
    if (!account) throw new AppError('unauthenticated', INVALID_AUTHENTICATION);
    // The password may have been changed or reset since it was confirmed.
    if (account.passwordHash !== confirmedHash) throw createWrongPasswordError('password');
    await pseudonymiseAccountQuoteRequests(transaction, buyer.id);
    await deleteAccountRow(transaction, buyer.id);
    await enqueue(transaction, 'account-deleted-mail', { email: buyer.email, name: buyer.name });
  });
  return 'Your account is deleted.';
}
