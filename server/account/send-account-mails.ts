import type { Database } from '#server/database/connect.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { activationMail, alreadyRegisteredMail, passwordChangedMail, resetMail } from './mail-texts.ts';
import { insertLinkToken, selectAccount, selectRegistration } from './queries.ts';
import { hashToken, newToken } from './secrets.ts';

const ACTIVATION_MINUTES = 24 * 60;
const RESET_MINUTES = 30;

/** Sends the link that makes an account. The token is made here, so that it is nowhere kept but in the mail itself. */
export async function sendActivationMail(
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
  await mailer.send(registration.email, activationMail(mailer.sender, registration.name, token));
}

/** Tells the owner of an address that somebody tried to register it again. */
export async function sendAlreadyRegisteredMail(
  database: Database,
  mailer: Mailer,
  accountId: string,
): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (account) await mailer.send(account.email, alreadyRegisteredMail(mailer.sender, account.name));
}

/** Sends the link that sets a new password; its token, too, is made here. */
export async function sendResetMail(database: Database, mailer: Mailer, accountId: string): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (!account) return;
  const token = newToken();
  await insertLinkToken(database, {
    tokenHash: hashToken(token),
    purpose: 'reset',
    accountId,
    minutes: RESET_MINUTES,
  });
  await mailer.send(account.email, resetMail(mailer.sender, account.name, token));
}

export async function sendPasswordChangedMail(
  database: Database,
  mailer: Mailer,
  accountId: string,
): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (account) await mailer.send(account.email, passwordChangedMail(mailer.sender, account.name));
}
