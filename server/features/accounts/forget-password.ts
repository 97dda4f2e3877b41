import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/platform/database/connection.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { selectAccountByEmail } from './repository.ts';

/** Every answer takes about this long, which hides whether the address is known. */
const MIN_RESPONSE_MS = 2000;

/** Asks for a link to set a new password. The reply and its time are the same for every address. */
export async function forgetPassword(database: Database, email: string): Promise<string> {
  const minimumDelay = sleep(MIN_RESPONSE_MS);
  const account = await selectAccountByEmail(database, email);
  if (account) await enqueue(database, 'reset-mail', { accountId: account.id });
  else await enqueue(database, 'no-account-mail', { email });
  await minimumDelay;
  return 'Please open the link in the e-mail we have sent you to set a new password.';
}
