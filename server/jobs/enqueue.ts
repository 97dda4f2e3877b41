import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';

/** Everything that is done later, with what it needs to know. */
export type Jobs = {
  'activation-mail': { registrationId: string };
  'already-registered-mail': { accountId: string };
  'phone-code-sms': { phoneCodeId: string };
  'reset-mail': { accountId: string };
  /** Somebody asked for a new password for an address without an account. */
  'no-account-mail': { email: string };
  'password-changed-mail': { accountId: string };
  /** The account is gone by then, so the job carries what the mail needs. */
  'account-deleted-mail': { email: string; name: string };
};

/** Adds a job; inside a transaction it exists exactly if the transaction is committed. */
export async function enqueue<Name extends keyof Jobs>(
  database: Database | Transaction,
  name: Name,
  payload: Jobs[Name],
): Promise<void> {
  await database.execute(sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`);
}
