import { Failure, INVALID_AUTHENTICATION } from '#contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { retryTransaction } from '#server/database/retry-transaction.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { pseudonymiseQuoteRequestsOf } from '#server/orders/pseudonymise.ts';
import { confirmPassword, notYourPassword } from './confirm-password.ts';
import { deleteAccountRow, lockAccount } from './queries.ts';

/**
 * Deletes the account and everything that belongs to it. Quote requests and orders are kept for the books, without
 * anything that tells who made them (Digital Personal Data Protection Act 2023, section 12).
 * @throws Failure 'invalid' when the password is wrong, 'unauthenticated' when the account is deleted meanwhile.
 */
export async function deleteAccount(database: Database, buyer: Buyer, password: string): Promise<string> {
  const confirmedHash = await confirmPassword(database, buyer, 'password', password);
  await retryTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, buyer.id);
    if (!account) throw new Failure('unauthenticated', INVALID_AUTHENTICATION);
    // It may have been changed or replaced meanwhile.
    if (account.passwordHash !== confirmedHash) throw notYourPassword('password');
    await pseudonymiseQuoteRequestsOf(transaction, buyer.id);
    await deleteAccountRow(transaction, buyer.id);
    await enqueue(transaction, 'account-deleted-mail', { email: buyer.email, name: buyer.name });
  });
  return 'Your account is deleted.';
}
