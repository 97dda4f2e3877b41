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
  /** The mails about a new quote request, in one job because they share the estimate. Only those that fail are repeated. */
  'quote-request-mails': readonly QuoteRequestMail[];
  /** One mail to the buyer: orders of a quote request that got the same status in one transaction. */
  'status-changes-mail': readonly StatusChange[];
};

export type StatusChange = { orderId: string; status: OperatorStatus };
export type QuoteRequestMail = { quoteRequestId: string; to: 'buyer' | 'operator' };

/**
 * Jobs of earlier versions, which may still wait when the shop is upgraded or a backup is restored. The worker does
 * them; none is added any more. They can go once no job is that old (`RETENTION.undeliveredDays`).
 */
export type FormerJobs = {
  'quote-request-mail': { quoteRequestId: string };
  'new-request-mail': { quoteRequestId: string };
  /** Of the orders that got this status at this moment (ISO 8601, to the millisecond). */
  'order-status-mail': { quoteRequestId: string; status: OperatorStatus; changedAt: string };
};

/** Lower goes first: nobody who waits for a link or a code stands behind a thousand estimates. */
const PRIORITIES: Partial<Record<keyof JobPayloads, number>> = { 'quote-request-mails': 10 };

type AddOptions = { mergeKey?: string };

/**
 * Adds a job; inside a transaction it exists exactly if the transaction is committed.
 * @param mergeKey jobs that a transaction adds with the same key become one job, with all entries of their lists.
 */
export async function enqueue<Name extends keyof JobPayloads>(
  database: DbExecutor,
  name: Name,
  payload: JobPayloads[Name],
  options: AddOptions = {},
): Promise<void> {
  await database.execute(sql`select ${addJobSql(name, payload, options)}`);
}

/** The same as an expression, for a statement that does more. */
export function addJobSql<Name extends keyof JobPayloads>(
  name: Name,
  payload: JobPayloads[Name],
  { mergeKey }: AddOptions = {},
): SQL {
  const json = JSON.stringify(payload);
  const key = mergeKey === undefined ? sql`null` : sql`${`${name} ${mergeKey} `} || pg_current_xact_id()`;
  const priority = PRIORITIES[name] ?? 0;
  return sql`graphile_worker.add_job(${name}, ${json}::json, job_key => ${key}, priority => ${priority})`;
}
