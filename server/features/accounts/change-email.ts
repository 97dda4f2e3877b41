import { invalidField } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { confirmPassword, createWrongPasswordError } from './confirm-password.ts';
import { replaceEmailChange } from './email-change-queries.ts';
import { lockAccount } from './repository.ts';
import { hashDeviceSecret } from './secrets.ts';

type EmailChange = { email: string; password: string; deviceSecret: string | undefined };

/**
 * Sends a link to a new e-mail address, which changes when it is followed, and a notice to the old one. The response
 * and the work are the same whether or not the new address has an account; only its owner learns the difference, by
 * e-mail. An earlier request that was not confirmed ends.
 * @throws AppError 'invalid_input' when the password is wrong or the address is the account's already.
 */
export async function changeEmail(
  database: Database,
  buyer: Buyer,
  { email, password, deviceSecret }: EmailChange,
): Promise<string> {
  const confirmedHash = await confirmPassword(database, buyer, 'password', password);
  if (email === buyer.email) throw invalidField('email', 'This is already your e-mail address.');
  const emailChangeId = newId();
  await retryTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, buyer.id);
    // The password may have been changed or reset since it was confirmed.
    if (account?.passwordHash !== confirmedHash) throw createWrongPasswordError('password');
    const deviceHash = hashDeviceSecret(deviceSecret);
    await replaceEmailChange(transaction, { id: emailChangeId, accountId: buyer.id, email, deviceHash });
    await enqueue(transaction, 'email-change-mail', { emailChangeId });
    const notice = { oldEmail: account.email, newEmail: email, name: account.name };
    await enqueue(transaction, 'email-change-notice-mail', notice);
  });
  return 'Please open the link that we have e-mailed to the new address.';
}
