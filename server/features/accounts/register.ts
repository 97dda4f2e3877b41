import type { Brand } from '#domain/brand.ts';
import { isEmailBlocked } from '#server/features/blocklist/blocks.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { checkNewPassword } from './check-new-password.ts';
import { hashPassword } from './passwords.ts';
import { insertRegistration, selectAccountByEmail } from './repository.ts';
import { hashDeviceSecret } from './secrets.ts';

const REGISTERED_MESSAGE =
  'Thank you for registering. Please open the link that we have e-mailed you to activate your account.';

export type Registration = {
  name: string;
  email: string;
  password: string;
  deviceSecret: string | undefined;
};

/**
 * Accepts a registration. The response and the work are the same whether or not the address has an account; only its
 * owner learns the difference, by e-mail. A mailbox that has had too many of these mails gets none, and nobody
 * can see that. For a blocked address nothing is stored or sent.
 * @throws AppError 'invalid_input' when the password is too easy to guess.
 */
export async function register(
  database: Database,
  limits: RateLimits,
  brand: Brand,
  { name, email, password, deviceSecret }: Registration,
): Promise<string> {
  checkNewPassword(await getBrand(database, brand), { name, email }, password);
  const passwordHash = await hashPassword(password);
  const canMail = await limits.tryConsume('mail about registering to an e-mail', email);
  const deviceHash = hashDeviceSecret(deviceSecret);
  await retryTransaction(database, async (transaction) => {
    const account = await selectAccountByEmail(transaction, email);
    if (await isEmailBlocked(transaction, email)) return;
    const registrationId = newId();
    if (!account)
      await insertRegistration(transaction, { id: registrationId, name, email, passwordHash, deviceHash });
    if (!canMail) return;
    if (account) await enqueue(transaction, 'already-registered-mail', { accountId: account.id });
    else await enqueue(transaction, 'activation-mail', { registrationId });
  });
  return REGISTERED_MESSAGE;
}
