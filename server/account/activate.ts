import { Failure } from '#contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { newId } from '#server/database/new-id.ts';
import { retryTransaction } from '#server/database/retry-transaction.ts';
import {
  deleteRegistrationsOf,
  insertAccount,
  lockRegistrationsBeside,
  selectRegistration,
  takeLinkToken,
} from './queries.ts';
import { hashToken } from './secrets.ts';

/**
 * Makes an account of the registration behind an activation token. A token works once, and the first one that is
 * followed settles the address.
 * @throws Failure 'invalid' when the token is unknown, expired or used.
 */
export async function activate(database: Database, token: string): Promise<string> {
  const isActivated = await retryTransaction(database, async (transaction) => {
    const tokenHash = hashToken(token);
    await lockRegistrationsBeside(transaction, tokenHash);
    const link = await takeLinkToken(transaction, 'activation', tokenHash);
    const registration = link?.registrationId && (await selectRegistration(transaction, link.registrationId));
    if (!registration) return false;
    const { name, email, passwordHash } = registration;
    await deleteRegistrationsOf(transaction, email);
    return insertAccount(transaction, { id: newId(), name, email, passwordHash });
  });
  if (!isActivated) throw new Failure('invalid', 'This link is not valid, or it has been used already.');
  return 'Your Account has been activated';
}
