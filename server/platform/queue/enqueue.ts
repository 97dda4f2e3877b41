import { type SQL, sql } from 'drizzle-orm';
import type { OperatorStatus } from '#domain/order-status.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

/** Every kind of job, with its payload. */
export type JobPayloads = {
  'activation-mail': { registrationId: string };
  'already-registered-mail': { accountId: string };
  'phone-code-sms': { phoneCodeId: string };
  'reset-mail': { accountId: string };
  /** A password reset was requested for an address without an account. */
  'no-account-mail': { email: string };
  'password-changed-mail': { accountId: string };
  /** The account no longer exists by then, so the payload has what the mail needs. */
  'account-deleted-mail': { email: string; name: string };
  /** The mails about a new quote request, in one job because they share the estimate. Only failed ones are retried. */
  'quote-request-mails': readonly QuoteRequestMail[];
  /** One mail to the buyer: orders of a quote request that got the same status in one transaction. */
  'status-changes-mail': readonly StatusChange[];
};

export type StatusChange = { orderId: string; status: OperatorStatus };
export type QuoteRequestMail = { quoteRequestId: string; to: 'buyer' | 'operator' };

/**
 * Jobs of earlier versions, which may still be queued after an upgrade or when a backup is restored. The worker runs
 * them, but none are added. They can be removed once no job can be that old (`RETENTION.undeliveredDays`).
 */
export type FormerJobs = {
  'quote-request-mail': { quoteRequestId: string };
  'new-request-mail': { quoteRequestId: string };
  /** About the orders that got this status at this moment (ISO 8601, to the millisecond). */
  'order-status-mail': { quoteRequestId: string; status: OperatorStatus; changedAt: string };
};

/** Lower runs first, so that a link or a code never waits behind a thousand estimates. */
const PRIORITIES: Partial<Record<keyof JobPayloads, number>> = { 'quote-request-mails': 10 };

type AddOptions = { mergeKey?: string };

/**
 * Adds a job. Inside a transaction, the job exists only if the transaction is committed.
 * @param mergeKey jobs that a transaction adds with the same key become one job with all entries of their payloads.
 */
export async function enqueue<Name extends keyof JobPayloads>(
  database: DbExecutor,
  name: Name,
  payload: JobPayloads[Name],
  options: AddOptions = {},
): Promise<void> {
  await database.execute(sql`select ${addJobSql(name, payload, options)}`);
}

/** The same as an SQL expression, for use in a larger statement. */
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
