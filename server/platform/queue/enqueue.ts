import { type SQL, sql } from 'drizzle-orm';
import type { OperatorStatus } from '#domain/order-status.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

/** Everything that is done later, with what it needs to know. */
export type JobPayloads = {
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
  'order-status-mail': { quoteRequestId: string; status: OperatorStatus; changedAt: string };
};

/** Lower goes first: nobody who waits for a link or a code stands behind a thousand estimates. */
const PRIORITIES: Partial<Record<keyof JobPayloads, number>> = {
  'quote-request-mail': 10,
  'new-request-mail': 10,
};

/**
 * Adds a job; inside a transaction it exists exactly if the transaction is committed.
 * @param dedupe whether the same job, still waiting, makes this one unnecessary.
 */
export async function enqueue<Name extends keyof JobPayloads>(
  database: DbExecutor,
  name: Name,
  payload: JobPayloads[Name],
  options: { dedupe?: boolean } = {},
): Promise<void> {
  await database.execute(sql`select ${addJobSql(name, payload, options)}`);
}

/** The same as an expression, for a statement that does more. */
export function addJobSql<Name extends keyof JobPayloads>(
  name: Name,
  payload: JobPayloads[Name],
  { dedupe = false } = {},
): SQL {
  const json = JSON.stringify(payload);
  const key = dedupe ? `${name} ${json}` : null;
  const priority = PRIORITIES[name] ?? 0;
  return sql`graphile_worker.add_job(${name}, ${json}::json, job_key => ${key}, priority => ${priority})`;
}
