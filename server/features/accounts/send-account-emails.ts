import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import {
  activationEmail,
  alreadyRegisteredEmail,
  passwordChangedEmail,
  passwordResetEmail,
} from './emails.ts';
import { insertLinkToken, selectAccount, selectRegistration } from './repository.ts';
import { hashToken, newToken } from './secrets.ts';

const ACTIVATION_MINUTES = 24 * 60;
const RESET_MINUTES = 30;

/** Sends the activation link. Its token is generated here, so that it exists in the e-mail only. */
export async function sendActivationEmail(
  database: Database,
  mailer: Mailer,
  registrationId: string,
): Promise<void> {
  const registration = await selectRegistration(database, registrationId);
  if (!registration) return;
  const token = newToken();
  await insertLinkToken(database, {
    tokenHash: hashToken(token),
    purpose: 'activation',
    registrationId,
    minutes: ACTIVATION_MINUTES,
  });
  await mailer.send(registration.email, activationEmail(mailer.sender, registration.name, token));
}

/** Informs an account's owner that somebody tried to register the e-mail address again. */
export async function sendAlreadyRegisteredEmail(
  database: Database,
  mailer: Mailer,
  accountId: string,
): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (account) await mailer.send(account.email, alreadyRegisteredEmail(mailer.sender, account.name));
}

/** Sends the password reset link. Its token is generated here, so that it exists in the e-mail only. */
export async function sendPasswordResetEmail(
  database: Database,
  mailer: Mailer,
  accountId: string,
): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (!account) return;
  const token = newToken();
  await insertLinkToken(database, {
    tokenHash: hashToken(token),
    purpose: 'reset',
    accountId,
    minutes: RESET_MINUTES,
  });
  await mailer.send(account.email, passwordResetEmail(mailer.sender, account.name, token));
}

export async function sendPasswordChangedEmail(
  database: Database,
  mailer: Mailer,
  accountId: string,
): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (account) await mailer.send(account.email, passwordChangedEmail(mailer.sender, account.name));
}
