import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/platform/database/connection.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { selectAccountByEmail } from './repository.ts';

/** Every response takes at least this long, which hides whether the address is known. */
const MIN_RESPONSE_MS = 2000;

/** Requests a password reset link. The response and its timing are the same for every address. */
export async function forgetPassword(database: Database, email: string): Promise<string> {
  const minimumDelay = sleep(MIN_RESPONSE_MS);
  const account = await selectAccountByEmail(database, email);
  if (account) await enqueue(database, 'reset-mail', { accountId: account.id });
  else await enqueue(database, 'no-account-mail', { email });
  await minimumDelay;
  return 'Please open the link that we have e-mailed you to set a new password.';
}
