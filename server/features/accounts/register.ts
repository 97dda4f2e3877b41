import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { hashPassword } from './passwords.ts';
import { insertRegistration, selectAccountByEmail } from './repository.ts';

const REGISTERED_MESSAGE =
  'Thank you. Please open the link in the e-mail we have sent you to activate your account.';

export type Registration = { name: string; email: string; password: string };

/**
 * Accepts a registration. The response and the work are the same whether or not the address has an account; only its
 * owner learns the difference, by e-mail.
 * @throws AppError 'invalid_input' when the password is one of the most common passwords.
 */
export async function register(database: Database, { name, email, password }: Registration): Promise<string> {
  const passwordHash = await hashPassword(password);
  await retryTransaction(database, async (transaction) => {
    const account = await selectAccountByEmail(transaction, email);
    if (account) return enqueue(transaction, 'already-registered-mail', { accountId: account.id });
    const registrationId = newId();
    await insertRegistration(transaction, { id: registrationId, name, email, passwordHash });
    return enqueue(transaction, 'activation-mail', { registrationId });
  });
  return REGISTERED_MESSAGE;
}
