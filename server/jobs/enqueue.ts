import { type SQL, sql } from 'drizzle-orm';
import type { AnsweredStatus } from '#domain/order-status.ts';
import type { Source } from '#server/database/connect.ts';

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
  /** A new quote request: to the buyer who made it, and to the operator. */
  'quote-request-mail': { quoteRequestId: string };
  'new-request-mail': { quoteRequestId: string };
  /** To the buyer: those orders of a quote request that got this status at this moment (ISO 8601). */
  'order-status-mail': { quoteRequestId: string; status: AnsweredStatus; changedAt: string };
};

/** Lower goes first: nobody who waits for a link or a code stands behind a thousand estimates. */
const PRIORITIES: Partial<Record<keyof Jobs, number>> = { 'quote-request-mail': 10, 'new-request-mail': 10 };

/**
 * Adds a job; inside a transaction it exists exactly if the transaction is committed.
 * @param isOneForAll whether the same job, still waiting, makes this one unnecessary.
 */
export async function enqueue<Name extends keyof Jobs>(
  database: Source,
  name: Name,
  payload: Jobs[Name],
  options: { isOneForAll?: boolean } = {},
): Promise<void> {
  await database.execute(sql`select ${addJob(name, payload, options)}`);
}

/** The same as an expression, for a statement that does more. */
export function addJob<Name extends keyof Jobs>(
  name: Name,
  payload: Jobs[Name],
  { isOneForAll = false } = {},
): SQL {
  const json = JSON.stringify(payload);
  const key = isOneForAll ? `${name} ${json}` : null;
  const priority = PRIORITIES[name] ?? 0;
  return sql`graphile_worker.add_job(${name}, ${json}::json, job_key => ${key}, priority => ${priority})`;
}
