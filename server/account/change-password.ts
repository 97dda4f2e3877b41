import type { Database } from '#server/database/connect.ts';
import { retryTransaction } from '#server/database/retry-transaction.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { confirmPassword, notYourPassword } from './confirm-password.ts';
import { hashPassword } from './passwords.ts';
import { deleteLinkTokensOf, deleteSessionsOf, lockAccount, updatePassword } from './queries.ts';
import { hashToken } from './secrets.ts';

type PasswordChange = {
  /** Of the session that goes on. */
  token: string;
  currentPassword: string;
  newPassword: string;
};

/**
 * Sets a new password and ends all other sessions.
 * @throws Failure 'invalid' when the current password is wrong or the new one too common.
 */
export async function changePassword(
  database: Database,
  buyer: Buyer,
  { token, currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  const confirmedHash = await confirmPassword(database, buyer, 'current_password', currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await retryTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, buyer.id);
    // Another change may have been quicker.
    if (account?.passwordHash !== confirmedHash) throw notYourPassword('current_password');
    await updatePassword(transaction, buyer.id, passwordHash);
    await deleteLinkTokensOf(transaction, buyer.id);
    await deleteSessionsOf(transaction, buyer.id, hashToken(token));
    await enqueue(transaction, 'password-changed-mail', { accountId: buyer.id });
  });
  return 'Your password is changed.';
}
