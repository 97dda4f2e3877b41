import { AppError } from '#contract/errors.ts';
import { isEmailBlocked } from '#server/features/blocklist/blocks.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { findDatabaseError, UNIQUE_VIOLATION } from '#server/platform/database/database-error.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { createWrongPasswordError } from './confirm-password.ts';
import { selectEmailChange, updateEmail } from './email-change-queries.ts';
import { createInvalidLinkError } from './invalid-link-error.ts';
import { isPasswordCorrect } from './passwords.ts';
import {
  consumeLinkToken,
  deleteLinkTokensByAccount,
  endRegistrations,
  findLink,
  lockAccount,
} from './repository.ts';
import { hashToken, isSameDevice } from './secrets.ts';
import { insertSecurityEvent } from './security-event-queries.ts';

type EmailConfirmation = { token: string; deviceSecret: string | undefined; password: string | undefined };

/**
 * Changes an account's e-mail address by the link that was mailed to the new one, and invalidates all its other links.
 * Outside the browser in which the change was requested it needs the account's password, so that a mistyped address
 * gives the account to nobody. The link works once; a wrong password does not use it up.
 * @returns the new address.
 * @throws AppError 'invalid_input' when the link is not valid, the new address is blocked or the password is wrong;
 * 'forbidden' when the password is needed; 'conflict' when the address has got another account meanwhile.
 */
export async function confirmEmail(
  database: Database,
  { token, deviceSecret, password }: EmailConfirmation,
): Promise<string> {
  const tokenHash = hashToken(token);
  const link = await findLink(database, 'email change', tokenHash);
  const change = link?.emailChangeId && (await selectEmailChange(database, link.emailChangeId));
  if (!change || (await isEmailBlocked(database, change.email))) throw createInvalidLinkError();
  if (!isSameDevice(change.deviceHash, deviceSecret)) await checkPassword(change.passwordHash, password);
  const { accountId, email } = change;
  try {
    const isChanged = await retryTransaction(database, async (transaction) => {
      await lockAccount(transaction, accountId);
      if (!(await consumeLinkToken(transaction, 'email change', tokenHash))) return false;
      await deleteLinkTokensByAccount(transaction, accountId);
      await updateEmail(transaction, accountId, email);
      await endRegistrations(transaction, email, accountId);
      await insertSecurityEvent(transaction, accountId, 'email_changed');
      return true;
    });
    if (!isChanged) throw createInvalidLinkError();
  } catch (cause) {
    if (findDatabaseError(cause)?.code !== UNIQUE_VIOLATION) throw cause;
    throw new AppError('conflict', 'This e-mail address already belongs to another account.');
  }
  return email;
}

async function checkPassword(passwordHash: string, password: string | undefined): Promise<void> {
  if (password === undefined) throw new AppError('forbidden', 'Please confirm with your password.');
  if (!(await isPasswordCorrect(passwordHash, password))) throw createWrongPasswordError('password');
}
