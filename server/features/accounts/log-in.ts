import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { assertMayLogIn } from './assert-may-log-in.ts';
import { rememberDevice } from './device-queries.ts';
import { isPasswordCorrect } from './passwords.ts';
import { insertSession, lockAccount, selectAccountByEmail, selectRegistrationByEmail } from './repository.ts';
import { hashDeviceSecret, hashToken, newToken } from './secrets.ts';
import { insertFailedLogin, insertSecurityEvent } from './security-event-queries.ts';

/** User agents can be long; the beginning is enough to recognise a browser. */
const MAX_DEVICE_LENGTH = 200;
const SESSION_MINUTES = 24 * 60;

export type Login = {
  email: string;
  password: string;
  userAgent: string;
  deviceSecret: string | undefined;
};

/**
 * Starts a session of one day. The buyer gets a mail when it is in a browser that is not known yet, or that keeps no
 * device secret.
 * @returns the access token.
 * @throws AppError 'invalid_input' when e-mail and password do not match; 'forbidden' when they do but the account is
 * not activated yet (the activation link is then sent again, unless the mailbox has had too many of them), is blocked,
 * or is part of another one.
 */
export async function logIn(
  database: Database,
  limits: RateLimits,
  { email, password, userAgent, deviceSecret }: Login,
): Promise<string> {
  const deviceHash = hashDeviceSecret(deviceSecret);
  const account = await selectAccountByEmail(database, email);
  const registration = account ? undefined : await selectRegistrationByEmail(database, email, deviceHash);
  const isCorrect = await isPasswordCorrect(account?.passwordHash ?? registration?.passwordHash, password);
  if (!isCorrect) {
    await insertFailedLogin(database, email);
    throw createInvalidCredentialsError();
  }
  if (registration) {
    await assertMayLogIn(database, { email });
    if (await limits.tryConsume('mail about registering to an e-mail', email))
      await enqueue(database, 'activation-mail', { registrationId: registration.id });
    throw new AppError(
      'forbidden',
      'Your account is not active yet. We have e-mailed you the activation link again. Please open it.',
    );
  }
  if (!account) throw new Error('The password matched, but there is no account.');
  const accessToken = newToken();
  const device = userAgent.slice(0, MAX_DEVICE_LENGTH);
  await retryTransaction(database, async (transaction) => {
    const locked = await lockAccount(transaction, account.id);
    // A password change ends all sessions; a session inserted after it would survive.
    if (locked?.passwordHash !== account.passwordHash) throw createInvalidCredentialsError();
    await assertMayLogIn(transaction, locked);
    await insertSession(transaction, {
      tokenHash: hashToken(accessToken),
      id: newId(),
      device,
      accountId: account.id,
      minutes: SESSION_MINUTES,
    });
    await insertSecurityEvent(transaction, account.id, 'login');
    const isKnown = deviceHash && (await rememberDevice(transaction, account.id, deviceHash));
    const loggedInAt = new Date().toISOString();
    if (!isKnown)
      await enqueue(transaction, 'new-device-mail', { accountId: account.id, device, loggedInAt });
  });
  return accessToken;
}

function createInvalidCredentialsError(): AppError {
  return new AppError('invalid_input', 'Incorrect e-mail or password.');
}
