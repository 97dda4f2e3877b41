import type { Brand } from '#domain/brand.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { checkNewPassword } from './check-new-password.ts';
import { createInvalidLinkError } from './invalid-link-error.ts';
import { hashPassword } from './passwords.ts';
import {
  consumeLinkToken,
  deleteLinkTokensByAccount,
  deleteSessionsByAccount,
  findLink,
  selectAccount,
  updatePassword,
} from './repository.ts';
import { hashToken } from './secrets.ts';
import { insertSecurityEvent } from './security-event-queries.ts';

/**
 * Sets a new password with an e-mailed link, invalidates the account's other links and ends all its sessions.
 * @throws AppError 'invalid_input' when the link is unknown, expired or used, or when the password is too easy to guess
 * (the link then stays valid).
 */
export async function resetPassword(
  database: Database,
  brand: Brand,
  token: string,
  password: string,
): Promise<string> {
  const tokenHash = hashToken(token);
  const { accountId } = (await findLink(database, 'reset', tokenHash)) ?? {};
  const account = accountId && (await selectAccount(database, accountId));
  if (!account) throw createInvalidLinkError();
  checkNewPassword(await getBrand(database, brand), account, password);
  const passwordHash = await hashPassword(password);
  const isReset = await retryTransaction(database, async (transaction) => {
    const link = await consumeLinkToken(transaction, 'reset', tokenHash);
    if (!link?.accountId) return false;
    await updatePassword(transaction, link.accountId, passwordHash);
    await deleteLinkTokensByAccount(transaction, link.accountId);
    await deleteSessionsByAccount(transaction, link.accountId);
    await insertSecurityEvent(transaction, link.accountId, 'password_reset');
    await enqueue(transaction, 'password-changed-mail', { accountId: link.accountId });
    return true;
  });
  if (!isReset) throw createInvalidLinkError();
  return 'Your new password has been set. Please log in with it.';
}
