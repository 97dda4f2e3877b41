import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import {
  consumeLinkToken,
  deleteRegistrationsByEmail,
  insertAccount,
  lockRegistrationsByToken,
  selectRegistration,
} from './repository.ts';
import { hashToken } from './secrets.ts';

/**
 * Creates the account of the registration that an activation token belongs to. A token works once, and the first
 * activation deletes all registrations of the e-mail address.
 * @throws AppError 'invalid_input' when the token is unknown, expired or used.
 */
export async function activateAccount(database: Database, token: string): Promise<string> {
  const isActivated = await retryTransaction(database, async (transaction) => {
    const tokenHash = hashToken(token);
    await lockRegistrationsByToken(transaction, tokenHash);
    const link = await consumeLinkToken(transaction, 'activation', tokenHash);
    const registration = link?.registrationId && (await selectRegistration(transaction, link.registrationId));
    if (!registration) return false;
    const { name, email, passwordHash } = registration;
    await deleteRegistrationsByEmail(transaction, email);
    return insertAccount(transaction, { id: newId(), name, email, passwordHash });
  });
  if (!isActivated)
    throw new AppError('invalid_input', 'This link is not valid, or it has been used already.');
  return 'Your Account has been activated';
}
