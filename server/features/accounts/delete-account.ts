import { AppError, INVALID_AUTHENTICATION } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { confirmPassword, createWrongPasswordError } from './confirm-password.ts';
import { removeAccount } from './remove-account.ts';
import { lockAccount } from './repository.ts';

/**
 * Deletes the buyer's own account.
 * @throws AppError 'invalid_input' when the password is wrong; 'unauthenticated' when the account was deleted
 * meanwhile.
 */
export async function deleteAccount(database: Database, buyer: Buyer, password: string): Promise<string> {
  const confirmedHash = await confirmPassword(database, buyer, 'password', password);
  await retryTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, buyer.id);
    if (!account) throw new AppError('unauthenticated', INVALID_AUTHENTICATION);
    // The password may have been changed or reset since it was confirmed.
    if (account.passwordHash !== confirmedHash) throw createWrongPasswordError('password');
    await removeAccount(transaction, buyer);
  });
  return 'Your account has been deleted.';
}
