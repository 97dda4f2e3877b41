import { AppError } from '#contract/errors.ts';
import { isEmailBlocked } from '#server/features/blocklist/blocks.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { rememberDevice } from './device-queries.ts';
import { createInvalidLinkError } from './invalid-link-error.ts';
import {
  consumeLinkToken,
  endRegistrations,
  findLink,
  insertAccount,
  lockRegistrationsByToken,
  selectRegistration,
} from './repository.ts';
import { hashDeviceSecret, hashToken } from './secrets.ts';

/**
 * Creates the account of the registration that an activation token belongs to. A token works once, and the first
 * activation ends all registrations of the e-mail address. The browser that activates is known from then on.
 * @throws AppError 'invalid_input' when the token is unknown, expired or used, or when the address is blocked or has an
 * account.
 */
export async function activateAccount(
  database: Database,
  token: string,
  deviceSecret: string | undefined,
): Promise<string> {
  const tokenHash = hashToken(token);
  const deviceHash = hashDeviceSecret(deviceSecret);
  const isActivated = await retryTransaction(database, async (transaction) => {
    await lockRegistrationsByToken(transaction, tokenHash);
    const link = await consumeLinkToken(transaction, 'activation', tokenHash);
    const registration = link?.registrationId && (await selectRegistration(transaction, link.registrationId));
    if (!registration) return false;
    const { name, email, passwordHash, policyVersion, createdAt } = registration;
    if (await isEmailBlocked(transaction, email)) return false;
    const accountId = newId();
    const agreedAt = policyVersion === null ? null : createdAt;
    const isNew = await insertAccount(transaction, {
      id: accountId,
      name,
      email,
      passwordHash,
      policyVersion,
      agreedAt,
    });
    // It was registered while another registration was being activated.
    if (!isNew) throw createAccountExistsError();
    await endRegistrations(transaction, email, accountId);
    if (deviceHash) await rememberDevice(transaction, accountId, deviceHash);
    return true;
  });
  if (!isActivated) throw await createActivationError(database, tokenHash);
  return 'Your Account has been activated';
}

/** Why an activation link does not work. */
export async function createActivationError(database: Database, tokenHash: Buffer): Promise<AppError> {
  const isSuperseded = await findLink(database, 'superseded', tokenHash);
  return isSuperseded ? createAccountExistsError() : createInvalidLinkError();
}

function createAccountExistsError(): AppError {
  return new AppError('invalid_input', 'This e-mail address already has an account. Please log in.');
}
