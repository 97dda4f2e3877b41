import { invalidField } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { createActivationError } from './activate-account.ts';
import { isPasswordCorrect } from './passwords.ts';
import { findLink, selectRegistration } from './repository.ts';
import { hashToken, isSameDevice } from './secrets.ts';

type ActivationCheck = {
  token: string;
  deviceSecret: string | undefined;
  password: string | undefined;
  /** In trial mode no browser needs the password. */
  isTrial: boolean;
};

/**
 * Whether a browser may activate the registration of a link at once. The browser in which the person registered may;
 * any other needs that registration's password, so that a link which a stranger caused to be sent, with a password of
 * the stranger's, activates nothing when it is opened. The link stays valid.
 * @throws AppError 'invalid_input' when the link is not valid or the password is wrong.
 */
export async function checkActivation(
  database: Database,
  { token, deviceSecret, password, isTrial }: ActivationCheck,
): Promise<{ email: string; needsPassword: boolean }> {
  const tokenHash = hashToken(token);
  const link = await findLink(database, 'activation', tokenHash);
  const registration = link?.registrationId && (await selectRegistration(database, link.registrationId));
  if (!registration) throw await createActivationError(database, tokenHash);
  const { email, deviceHash, passwordHash } = registration;
  if (isTrial || isSameDevice(deviceHash, deviceSecret)) return { email, needsPassword: false };
  if (password === undefined) return { email, needsPassword: true };
  if (await isPasswordCorrect(passwordHash, password)) return { email, needsPassword: false };
  throw invalidField(
    'password',
    'This is not the password you registered with. If you have received several such e-mails, please try the link in another one.',
  );
}
