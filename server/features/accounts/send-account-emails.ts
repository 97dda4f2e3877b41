import { isEmailBlocked } from '#server/features/blocklist/blocks.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import type { JobPayloads } from '#server/platform/queue/enqueue.ts';
import { selectEmailChange } from './email-change-queries.ts';
import {
  activationEmail,
  alreadyRegisteredEmail,
  emailChangeEmail,
  emailTakenEmail,
  newDeviceEmail,
  passwordChangedEmail,
  passwordResetEmail,
  phoneChangedEmail,
} from './emails.ts';
import { insertLinkToken, selectAccount, selectAccountByEmail, selectRegistration } from './repository.ts';
import { hashToken, newToken } from './secrets.ts';

const ACTIVATION_MINUTES = 24 * 60;
const RESET_MINUTES = 30;
const EMAIL_CHANGE_MINUTES = 24 * 60;

type Link = Omit<Parameters<typeof insertLinkToken>[1], 'tokenHash'>;

/** The token of a new link. It is generated when the mail is sent, so that it exists in the e-mail only. */
async function createLinkToken(database: Database, link: Link): Promise<string> {
  const token = newToken();
  await insertLinkToken(database, { tokenHash: hashToken(token), ...link });
  return token;
}

/** Sends the activation link. */
export async function sendActivationEmail(
  database: Database,
  mailer: Mailer,
  registrationId: string,
): Promise<void> {
  const registration = await selectRegistration(database, registrationId);
  if (!registration) return;
  const token = await createLinkToken(database, {
    purpose: 'activation',
    registrationId,
    minutes: ACTIVATION_MINUTES,
  });
  await mailer.send(registration.email, activationEmail(mailer.sender, token));
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

/** Sends the password reset link. */
export async function sendPasswordResetEmail(
  database: Database,
  mailer: Mailer,
  accountId: string,
): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (!account) return;
  const token = await createLinkToken(database, { purpose: 'reset', accountId, minutes: RESET_MINUTES });
  await mailer.send(account.email, passwordResetEmail(mailer.sender, account.name, token));
}

/**
 * Sends the link that confirms a new address, unless it is blocked, or tells its owner that it has an account already.
 */
export async function sendEmailChangeEmail(
  database: Database,
  mailer: Mailer,
  emailChangeId: string,
): Promise<void> {
  const change = await selectEmailChange(database, emailChangeId);
  if (!change || (await isEmailBlocked(database, change.email))) return;
  if (await selectAccountByEmail(database, change.email)) {
    await mailer.send(change.email, emailTakenEmail(mailer.sender));
    return;
  }
  const token = await createLinkToken(database, {
    purpose: 'email change',
    emailChangeId,
    minutes: EMAIL_CHANGE_MINUTES,
  });
  await mailer.send(change.email, emailChangeEmail(mailer.sender, token));
}

export async function sendPasswordChangedEmail(
  database: Database,
  mailer: Mailer,
  accountId: string,
): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (account) await mailer.send(account.email, passwordChangedEmail(mailer.sender, account.name));
}

export async function sendPhoneChangedEmail(
  database: Database,
  mailer: Mailer,
  accountId: string,
): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (account?.phone)
    await mailer.send(account.email, phoneChangedEmail(mailer.sender, account.name, account.phone));
}

export async function sendNewDeviceEmail(
  database: Database,
  mailer: Mailer,
  { accountId, device, loggedInAt }: JobPayloads['new-device-mail'],
): Promise<void> {
  const account = await selectAccount(database, accountId);
  if (!account) return;
  const login = { device, loggedInAt: new Date(loggedInAt) };
  await mailer.send(account.email, newDeviceEmail(mailer.sender, account.name, login));
}
