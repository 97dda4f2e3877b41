import { and, desc, eq, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/order-status.ts';
import { isQuotation } from '#server/features/estimates/frozen-document.ts';
import { parseDocument } from '#server/features/estimates/parse-document.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  orderStatusChanges,
  quotationAcceptances,
  quotationAnswerNames,
  quotationCounters,
  quotationEvents,
  quotationLinks,
  quoteRequests,
  quoteRevisions,
  type RevisionState,
  requestFiles,
} from '#server/platform/database/schema.ts';
import type { JobPayloads } from '#server/platform/queue/enqueue.ts';

/** The quote request that a mail is about; its e-mail is '' once its personal data is removed. */
export async function selectMailedRequest(db: DbExecutor, quoteRequestId: string) {
  const { id, financialYear, runningNumber, customer, contactName, email, phone, createdAt, state } =
    quoteRequests;
  const sold: OrderStatus[] = ['Confirmed', 'Shipped', 'Delivered'];
  const [request] = await db
    .select({
      ...{ id, financialYear, runningNumber, customer, contactName, email, phone, createdAt, state },
      hasConfirmedOrders: sql<boolean>`exists (
        select from orders where quote_request_id = quote_requests.id and status = any(${sql.param(sold)}::text[]))`,
    })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId));
  return request;
}
export type MailedRequest = NonNullable<Awaited<ReturnType<typeof selectMailedRequest>>>;

export type MailedOffer = {
  state: RevisionState | null;
  hasLapsed: boolean;
  document: QuotationDocument;
};

/** @throws Error when there is no quotation of this number. */
export async function getMailedOffer(
  db: DbExecutor,
  quoteRequestId: string,
  number: number | undefined,
): Promise<MailedOffer> {
  const [row] = await db
    .select({
      state: quoteRevisions.state,
      hasLapsed: sql<boolean>`${quoteRevisions.lapsesAt} <= now()`,
      document: quoteRevisions.document,
    })
    .from(quoteRevisions)
    .where(and(eq(quoteRevisions.quoteRequestId, quoteRequestId), eq(quoteRevisions.number, number ?? -1)));
  const document = row && parseDocument(row.document);
  if (!document || !isQuotation(document))
    throw new Error(`Quote request ${quoteRequestId} has no quotation ${number}.`);
  return { ...row, document };
}

/** The last counter-offer to a revision. */
export async function selectLastCounter(db: DbExecutor, quoteRequestId: string, revisionNumber: number) {
  const [counter] = await db
    .select()
    .from(quotationCounters)
    .where(
      and(
        eq(quotationCounters.quoteRequestId, quoteRequestId),
        eq(quotationCounters.revisionNumber, revisionNumber),
      ),
    )
    .orderBy(desc(quotationCounters.createdAt))
    .limit(1);
  return counter;
}

/** The acceptance of a revision that holds, with the name of the purchase order's file and whose link was used. */
export async function selectAcceptance(db: DbExecutor, quoteRequestId: string, revisionNumber: number) {
  const [row] = await db
    .select({
      acceptance: quotationAcceptances,
      poFileName: requestFiles.name,
      linkEmail: quotationLinks.email,
    })
    .from(quotationAcceptances)
    .innerJoin(quoteRevisions, eq(quoteRevisions.id, quotationAcceptances.revisionId))
    .leftJoin(requestFiles, eq(requestFiles.id, quotationAcceptances.poFileId))
    .leftJoin(quotationLinks, eq(quotationLinks.id, quotationAcceptances.linkId))
    .where(
      and(
        eq(quotationAcceptances.quoteRequestId, quoteRequestId),
        eq(quoteRevisions.number, revisionNumber),
        isNull(quotationAcceptances.undoneAt),
      ),
    );
  if (!row) return undefined;
  const { acceptance, ...names } = row;
  return { ...acceptance, ...names };
}
export type MailedAcceptance = NonNullable<Awaited<ReturnType<typeof selectAcceptance>>>;

/** Of the last step of a kind: the reason that was chosen, and who answered by a link; '' for none. */
export async function selectLastAnswer(
  db: DbExecutor,
  quoteRequestId: string,
  kind: string,
): Promise<{ reason: string; name: string }> {
  const reason: SQL<string | null> = sql`${quotationEvents.detail} ->> 'reason'`;
  const [event] = await db
    .select({ reason, name: quotationAnswerNames.name })
    .from(quotationEvents)
    .leftJoin(
      quotationAnswerNames,
      and(
        eq(quotationAnswerNames.quoteRequestId, quotationEvents.quoteRequestId),
        eq(quotationAnswerNames.eventNumber, quotationEvents.number),
      ),
    )
    .where(and(eq(quotationEvents.quoteRequestId, quoteRequestId), eq(quotationEvents.kind, kind)))
    .orderBy(desc(quotationEvents.number))
    .limit(1);
  return { reason: event?.reason ?? '', name: event?.name ?? '' };
}

/** What the operator wrote when orders were delivered; '' for nothing. */
export async function selectDeliveryNote(db: DbExecutor, orderIds: readonly string[]): Promise<string> {
  const [change] = await db
    .select({ reason: orderStatusChanges.reason })
    .from(orderStatusChanges)
    .where(and(isOneOf(orderStatusChanges.orderId, orderIds), eq(orderStatusChanges.status, 'Delivered')))
    .orderBy(desc(orderStatusChanges.changedAt))
    .limit(1);
  return change?.reason ?? '';
}

/** Requests with an offer that lapses within four days, and so may be due for a reminder. */
export async function selectLapsingRequests(database: Database): Promise<string[]> {
  const rows = await database
    .select({ id: quoteRevisions.quoteRequestId })
    .from(quoteRevisions)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRevisions.quoteRequestId))
    .where(
      and(
        eq(quoteRevisions.state, 'sent'),
        eq(quoteRequests.state, 'offered'),
        ne(quoteRequests.email, ''),
        gt(quoteRevisions.lapsesAt, sql`now()`),
        lte(quoteRevisions.lapsesAt, sql`now() + interval '4 days'`),
      ),
    );
  return rows.map(({ id }) => id);
}

/** When a revision was sent, and how many days before its lapse its buyer was reminded. */
export async function selectReminders(
  transaction: Transaction,
  quoteRequestId: string,
  revisionNumber: number,
): Promise<{ sentAt: Date; reminded: number[] }> {
  const [revision] = await transaction
    .select({ sentAt: quoteRevisions.createdAt })
    .from(quoteRevisions)
    .where(and(eq(quoteRevisions.quoteRequestId, quoteRequestId), eq(quoteRevisions.number, revisionNumber)));
  if (!revision) throw new Error(`Quote request ${quoteRequestId} has no quotation ${revisionNumber}.`);
  const events = await transaction
    .select({ daysBefore: sql<number>`(${quotationEvents.detail} ->> 'daysBefore')::integer` })
    .from(quotationEvents)
    .where(
      and(
        eq(quotationEvents.quoteRequestId, quoteRequestId),
        eq(quotationEvents.revisionNumber, revisionNumber),
        eq(quotationEvents.kind, 'reminded'),
      ),
    );
  return { ...revision, reminded: events.map(({ daysBefore }) => daysBefore) };
}

type QueuedMail = {
  [Name in 'quotation-mail' | 'return-mail']: { identifier: Name; payload: JobPayloads[Name] };
}['quotation-mail' | 'return-mail'];

/** Selects the mails about quotations and returns that this transaction has enqueued, in their order. */
export async function selectQueuedMails(transaction: Transaction): Promise<QueuedMail[]> {
  const { rows } = await transaction.execute<QueuedMail>(sql`
    select identifier, payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
    where identifier in ('quotation-mail', 'return-mail') and job.updated_at = now()
    order by job.id`);
  return rows;
}
