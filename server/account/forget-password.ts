import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/connect.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { selectAccountByEmail } from './queries.ts';

/** Every answer takes about this long, which hides whether the address is known. */
const ANSWER_MS = 2000;

/** Asks for a link to set a new password. The reply and its time are the same for every address. */
export async function forgetPassword(database: Database, email: string): Promise<string> {
  const waited = sleep(ANSWER_MS);
  const account = await selectAccountByEmail(database, email);
  if (account) await enqueue(database, 'reset-mail', { accountId: account.id });
  else await enqueue(database, 'no-account-mail', { email });
  await waited;
  return 'Please open the link in the e-mail we have sent you to set a new password.';
}
