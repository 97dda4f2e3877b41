import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './passwords.ts';
import { deleteLinkTokensOf, deleteSessionsOf, updatePassword } from './queries.ts';
import { hashToken } from './secrets.ts';

/**
 * Sets a new password and ends all sessions but this one.
 * @throws Failure 'invalid' when the current password is wrong or the new one too common.
 */
export async function changePassword(
  database: Database,
  buyer: Buyer,
  token: string,
  currentPassword: string,
  newPassword: string,
): Promise<string> {
  await confirmPassword(database, buyer, 'current_password', currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (transaction) => {
    await updatePassword(transaction, buyer.id, passwordHash);
    await deleteLinkTokensOf(transaction, buyer.id);
    await deleteSessionsOf(transaction, buyer.id, hashToken(token));
    await enqueue(transaction, 'password-changed-mail', { accountId: buyer.id });
  });
  return 'Your password is changed.';
}
