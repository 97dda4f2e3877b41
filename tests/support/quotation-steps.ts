import { sql } from 'drizzle-orm';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { readConfig } from '#server/app/config.ts';
import type { Answerer } from '#server/features/quotations/answerer.ts';
import { changeDraft } from '#server/features/quotations/change-draft.ts';
import { sendRevision } from '#server/features/quotations/send-revision.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';

/** Steps of a conversation in transactions of their own, for tests. */

export const { brand } = readConfig({});
export const OPERATOR = 'meera';

export function inTransaction<Result>(
  database: Database,
  step: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return retryTransaction(database, step);
}

/** The account that sent a quote request, as it answers an offer. */
export async function getAnswerer(database: Database, quoteRequestId: string): Promise<Answerer> {
  const { rows } = await database.execute<{ id: string; name: string; email: string }>(sql`
    select accounts.id, accounts.name, accounts.email
    from accounts join quote_requests on quote_requests.account_id = accounts.id
    where quote_requests.id = ${quoteRequestId}`);
  const [account] = rows;
  if (!account) throw new Error('The quote request has no account.');
  return {
    kind: 'account',
    buyer: { ...account, phone: undefined },
    clientIp: '10.1.2.3',
    userAgent: 'Test',
  };
}

/** Changes the draft and sends it. */
export function sendOffer(
  database: Database,
  quoteRequestId: string,
  change: (terms: QuotationTerms, nextLineNumber: number) => QuotationTerms = (terms) => terms,
) {
  return inTransaction(database, async (transaction) => {
    await changeDraft(transaction, { quoteRequestId, operator: OPERATOR }, change);
    return sendRevision(transaction, brand, { quoteRequestId, operator: OPERATOR });
  });
}

/** Lets the offer lapse, so many seconds ago. */
export async function lapse(database: Database, quoteRequestId: string, secondsAgo: number): Promise<void> {
  await database.execute(sql`
    update quote_revisions set lapses_at = statement_timestamp() - make_interval(secs => ${secondsAgo})
    where quote_request_id = ${quoteRequestId} and state = 'sent'`);
}

export type StoredOrder = {
  id: string;
  lineNumber: number;
  status: string;
  quantity: number;
  productId: string | null;
  quoted: { ratePaise: number; lineNumber: number; totalPaise: number; revisionNumber: number } | null;
  title: string;
  reason: string;
  changedBy: string;
};

/** The orders of a quote request in the order of their lines, with who changed their status last and why. */
export async function readOrders(database: Database, quoteRequestId: string): Promise<StoredOrder[]> {
  const { rows } = await database.execute<StoredOrder>(sql`
    select id, line_number as "lineNumber", status, quantity::double precision as quantity, product_id as "productId",
      quoted, product ->> 'title' as title, last.reason, last.changed_by as "changedBy"
    from orders cross join lateral (
      select reason, changed_by from order_status_changes where order_id = orders.id order by changed_at desc limit 1
    ) as last
    where quote_request_id = ${quoteRequestId} order by line_number`);
  return rows;
}

/** The jobs about a quote request that are not done, as what their mails are about. */
export async function readQuotationMails(database: Database, quoteRequestId: string): Promise<string[]> {
  const { rows } = await database.execute<{ about: string }>(sql`
    select coalesce(job.payload ->> 'about', 'message') as about
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'quotation-mail' and ${quoteRequestId} in (job.payload ->> 'quoteRequestId', job.payload -> 0 ->> 'quoteRequestId')
    order by job.id`);
  return rows.map(({ about }) => about);
}
