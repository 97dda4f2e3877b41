import { type SQL, sql } from 'drizzle-orm';
import type { OperatorStatus } from '#domain/order-status.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

/** Every kind of job, with its payload. */
export type JobPayloads = {
  'activation-mail': { registrationId: string };
  'already-registered-mail': { accountId: string };
  'phone-code-sms': { phoneCodeId: string };
  /** To the operator: as many codes were sent in a day as may be. */
  'sms-limit-mail': { limit: number };
  'reset-mail': { accountId: string };
  /** A password reset was requested for an address without an account. */
  'no-account-mail': { email: string };
  'email-change-mail': { emailChangeId: string };
  /** By then the account may have the new address, so the payload has what the mail needs. */
  'email-change-notice-mail': { oldEmail: string; newEmail: string; name: string };
  'password-changed-mail': { accountId: string };
  'phone-changed-mail': { accountId: string };
  /** `device` is the user agent, `loggedInAt` in ISO 8601. */
  'new-device-mail': { accountId: string; device: string; loggedInAt: string };
  /** The account no longer exists by then, so the payload has what the mail needs. */
  'account-deleted-mail': { email: string; name: string };
  /** Notes outside the database that this account must stay deleted, also when a backup is restored. */
  'log-deleted-account': { accountHash: string };
  /** To the e-mail address that the account had before the operator corrected it. */
  'account-corrected-mail': {
    email: string;
    name: string;
    corrected: { name?: string | undefined; email?: string | undefined };
  };
  /** To the e-mail address of each of two accounts that the operator has joined. */
  'accounts-merged-mail': { to: string; name: string; fromEmail: string; intoEmail: string };
  /** The mails about a new quote request, in one job because they share the estimate. Only failed ones are retried. */
  'quote-request-mails': readonly QuoteRequestMail[];
  /** One mail to the operator about the requests of one account that has sent many. */
  'gathered-requests-mail': readonly GatheredRequest[];
  /** One mail to the buyer: orders of a quote request that got the same status in one transaction. */
  'status-changes-mail': readonly StatusChange[];
  /** One mail to the buyer: orders of a quote request that got another price in one transaction. */
  'price-changes-mail': readonly PriceChange[];
  /** About a step of a quotation, to those whom it concerns; or about what one side has written within ten minutes. */
  'quotation-mail': QuotationMail | readonly WrittenMessage[];
  /** Asked for by the buyer: to the operator; answered: to the buyer. */
  'return-mail': { returnId: string };
  /** The content of files whose rows are deleted. */
  'delete-request-files': { fileIds: readonly string[] };
  /** Quote requests that are older than revisions get one, from the one after this id on. */
  'freeze-former-estimates': { after: string };
  /** To the operator: expired data is kept until somebody has checked the clock. */
  'held-requests-mail': {
    held: number;
    total: number;
    at: string;
    pause?: { since: string; otherRecords: number } | undefined;
  };
  /** To the operator. */
  'contact-message-mail': { messageId: string };
  /** One mail to the operator about the messages of an hour that had many. */
  'further-messages-mail': readonly { messageId: string }[];
  /** To the operator: mails that were refused or given up within an hour. */
  'undelivered-mails-mail': readonly UndeliveredMail[];
  /** To the operator: a backup could not be written, or not be restored. */
  'backup-failed-mail': { kind: 'backup' | 'check'; reason: string };
  /** Writes messages for webhooks about an event of a quote request. A trigger adds it. */
  'announce-event': { quoteRequestId: string; number: number };
  'deliver-webhook': { deliveryId: string };
  /** Sends a mail of the log again, to another address if there is one. */
  'mail-again': { mailId: string; to?: string };
};

/** Jobs that send a secret which was valid when they were added. A restored backup must not send it. */
export const SECRET_JOBS: readonly (keyof JobPayloads)[] = [
  'activation-mail',
  'reset-mail',
  'email-change-mail',
  'phone-code-sms',
];

export type StatusChange = { orderId: string; status: OperatorStatus };
export type PriceChange = { orderId: string; formerAddedDiscountMicroBps: number };
export type QuoteRequestMail = { quoteRequestId: string; to: 'buyer' | 'operator' };
export type QuotationMail = {
  quoteRequestId: string;
  about:
    | 'offered'
    | 'reminder'
    | 'countered'
    | 'accepted'
    | 'declined by buyer'
    | 'declined by seller'
    | 'withdrawn'
    | 'renewal asked'
    | 'acceptance undone'
    | 'message'
    | 'shipped'
    | 'delivered';
  revisionNumber?: number;
  messageId?: string;
  /** What one side has written, in one mail. */
  messageIds?: readonly string[];
  shipmentId?: string;
  /** For one of two mails alone. */
  to?: 'buyer' | 'operator';
};
export type WrittenMessage = { quoteRequestId: string; messageId: string };
export type UndeliveredMail = { mailId: string };
export type GatheredRequest = { quoteRequestId: string };

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

/** Lower runs first, so that a link or a code never waits behind a thousand estimates or messages. */
const PRIORITIES: Partial<Record<keyof JobPayloads, number>> = {
  'quote-request-mails': 10,
  'contact-message-mail': 10,
  // Receivers may take ten seconds, and a few slow ones would keep all workers from mails.
  'deliver-webhook': 15,
  'freeze-former-estimates': 20,
};

/** Jobs with the same key become one job with all entries of their payloads, which are arrays. */
type AddOptions = {
  /** For jobs of one transaction. */
  mergeKey?: string;
  /** For jobs of one hour, by the clock in India: the job runs after it. */
  hourKey?: string;
  /** For jobs within ten minutes from the first on, when the job runs. The caller lets one at a time be added. */
  gatherKey?: string;
  /** For the only job of its kind with this key: it replaces one that waits. */
  onlyKey?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
};

const CURRENT_HOUR = sql`date_trunc('hour', now(), 'Asia/Kolkata')`;
/** The job of an hour must not run while a transaction of that hour could still add to it. */
const HOUR_AND_A_MINUTE = sql`interval '61 minutes'`;

const GATHERING_TIME = sql`interval '10 minutes'`;
/** The job must not run while a transaction could still add to it. */
const GATHERING_MARGIN = sql`interval '1 minute'`;

/** Adds a job. Inside a transaction, the job exists only if the transaction is committed. */
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
  { mergeKey, hourKey, gatherKey, onlyKey, queue }: AddOptions = {},
): SQL {
  const json = JSON.stringify(payload);
  const priority = PRIORITIES[name] ?? 0;
  const options = [sql`priority => ${priority}`];
  if (mergeKey !== undefined) {
    options.push(sql`job_key => ${`${name} ${mergeKey} `} || pg_current_xact_id()`);
  }
  if (hourKey !== undefined) {
    options.push(sql`job_key => ${`${name} ${hourKey} `} || extract(epoch from ${CURRENT_HOUR})`);
    options.push(sql`run_at => ${CURRENT_HOUR} + ${HOUR_AND_A_MINUTE}`);
  }
  if (gatherKey !== undefined) {
    const prefix = `${name} ${gatherKey} `;
    const waiting = sql`(select key from graphile_worker.jobs
      where starts_with(key, ${prefix}) and attempts = 0 and run_at > now() + ${GATHERING_MARGIN} limit 1)`;
    options.push(sql`job_key => coalesce(${waiting}, ${prefix} || pg_current_xact_id())`);
    options.push(sql`run_at => now() + ${GATHERING_TIME}`, sql`job_key_mode => 'preserve_run_at'`);
  }
  if (onlyKey !== undefined) options.push(sql`job_key => ${`${name} ${onlyKey}`}`);
  if (queue !== undefined) options.push(sql`queue_name => ${queue}`);
  return sql`graphile_worker.add_job(${name}, ${json}::json, ${sql.join(options, sql`, `)})`;
}
