import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { hashPassword } from './passwords.ts';
import {
  consumeLinkToken,
  deleteLinkTokensByAccount,
  deleteSessionsByAccount,
  updatePassword,
} from './repository.ts';
import { hashToken } from './secrets.ts';

/**
 * Sets a new password with an e-mailed link, invalidates the account's other links and ends all its sessions.
 * @throws AppError 'invalid_input' when the link is unknown, expired or used, or when the password is too common (the link
 * then stays valid).
 */
export async function resetPassword(database: Database, token: string, password: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  const isReset = await retryTransaction(database, async (transaction) => {
    const link = await consumeLinkToken(transaction, 'reset', hashToken(token));
    if (!link?.accountId) return false;
    await updatePassword(transaction, link.accountId, passwordHash);
    await deleteLinkTokensByAccount(transaction, link.accountId);
    await deleteSessionsByAccount(transaction, link.accountId);
    await enqueue(transaction, 'password-changed-mail', { accountId: link.accountId });
    return true;
  });
  if (!isReset) throw new AppError('invalid_input', 'This link is not valid, or it has been used already.');
  return 'Your new password is set. Please log in with it.';
}
