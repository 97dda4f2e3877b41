import type { Brand } from '#domain/brand.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { checkNewPassword } from './check-new-password.ts';
import { confirmPassword, createWrongPasswordError } from './confirm-password.ts';
import { hashPassword } from './passwords.ts';
import {
  deleteLinkTokensByAccount,
  deleteSessionsByAccount,
  lockAccount,
  updatePassword,
} from './repository.ts';
import { hashToken } from './secrets.ts';
import { insertSecurityEvent } from './security-event-queries.ts';

type PasswordChange = {
  /** The access token of the current session, which stays valid. */
  token: string;
  currentPassword: string;
  newPassword: string;
};

/**
 * Sets a new password and ends all other sessions.
 * @throws AppError 'invalid_input' when the current password is wrong or the new one too easy to guess.
 */
export async function changePassword(
  database: Database,
  brand: Brand,
  buyer: Buyer,
  { token, currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  const confirmedHash = await confirmPassword(database, buyer, 'current_password', currentPassword);
  checkNewPassword(await getBrand(database, brand), buyer, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await retryTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, buyer.id);
    // A concurrent request may have changed it first.
    if (account?.passwordHash !== confirmedHash) throw createWrongPasswordError('current_password');
    await updatePassword(transaction, buyer.id, passwordHash);
    await deleteLinkTokensByAccount(transaction, buyer.id);
    await deleteSessionsByAccount(transaction, buyer.id, hashToken(token));
    await insertSecurityEvent(transaction, buyer.id, 'password_changed');
    await enqueue(transaction, 'password-changed-mail', { accountId: buyer.id });
  });
  return 'Your password has been changed.';
}
