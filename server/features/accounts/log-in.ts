import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { isPasswordCorrect } from './passwords.ts';
import { insertSession, lockAccount, selectAccountByEmail, selectLatestRegistration } from './repository.ts';
import { hashToken, newToken } from './secrets.ts';

/** User agents can be long; the beginning is enough to recognise a browser. */
const MAX_DEVICE_LENGTH = 200;
const SESSION_MINUTES = 24 * 60;

/**
 * Starts a session of one day.
 * @param device the browser's user agent.
 * @returns the access token.
 * @throws AppError 'invalid_input' when e-mail and password do not match; 'forbidden' when they do but the account is not
 * activated yet (the activation link is then sent again).
 */
export async function logIn(
  database: Database,
  email: string,
  password: string,
  device: string,
): Promise<string> {
  const account = await selectAccountByEmail(database, email);
  const registration = account ? undefined : await selectLatestRegistration(database, email);
  const isCorrect = await isPasswordCorrect(account?.passwordHash ?? registration?.passwordHash, password);
  if (!isCorrect) throw createInvalidCredentialsError();
  if (registration) {
    await enqueue(database, 'activation-mail', { registrationId: registration.id });
    throw new AppError(
      'forbidden',
      'Your account is not activated yet. Please open the link in the e-mail we have just sent you again.',
    );
  }
  if (!account) throw new Error('The password matched, but there is no account.');
  const accessToken = newToken();
  await retryTransaction(database, async (transaction) => {
    const locked = await lockAccount(transaction, account.id);
    // A password change ends all sessions; a session inserted after it would survive.
    if (locked?.passwordHash !== account.passwordHash) throw createInvalidCredentialsError();
    await insertSession(transaction, {
      tokenHash: hashToken(accessToken),
      id: newId(),
      device: device.slice(0, MAX_DEVICE_LENGTH),
      accountId: account.id,
      minutes: SESSION_MINUTES,
    });
  });
  return accessToken;
}

function createInvalidCredentialsError(): AppError {
  return new AppError('invalid_input', 'This e-mail and password do not belong together.');
}
