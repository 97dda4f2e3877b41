import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { quotationAnswerNames, quotationEvents } from '#server/platform/database/schema.ts';

/** What can happen in a conversation, apart from what happens to the goods. */
export type ConversationEventKind =
  | 'requested'
  | 'opened'
  | 'buyer corrected'
  | 'offered'
  | 'reminded'
  | 'countered'
  | 'renewal asked'
  | 'recalled'
  | 'accepted'
  | 'acceptance undone'
  | 'declined by buyer'
  | 'declined by seller'
  | 'withdrawn'
  | 'closed';

export type NewEvent = {
  quoteRequestId: string;
  kind: ConversationEventKind | (string & {});
  revisionNumber?: number | undefined;
  madeBy: 'buyer' | 'operator' | 'system';
  /** The operator's name, 'buyer' or 'system'; never the buyer's own name. */
  actor: string;
  /** Figures and choices. It is kept for good, so it contains nothing personal and no words of the buyer's. */
  detail?: Record<string, unknown>;
};

export type QuotationEvent = typeof quotationEvents.$inferSelect & {
  /** Of somebody who answered by a link. */
  answererName: string | null;
};

const EVENT = { ...getTableColumns(quotationEvents), answererName: quotationAnswerNames.name };
const isNameOfEvent = and(
  eq(quotationAnswerNames.quoteRequestId, quotationEvents.quoteRequestId),
  eq(quotationAnswerNames.eventNumber, quotationEvents.number),
);

/** All of a request, in their order. */
export async function selectEvents(db: DbExecutor, quoteRequestId: string): Promise<QuotationEvent[]> {
  return db
    .select(EVENT)
    .from(quotationEvents)
    .leftJoin(quotationAnswerNames, isNameOfEvent)
    .where(eq(quotationEvents.quoteRequestId, quoteRequestId))
    .orderBy(asc(quotationEvents.number));
}

/** The last event with all of this in its detail. */
export async function selectEventAbout(
  db: DbExecutor,
  quoteRequestId: string,
  detail: Record<string, unknown>,
): Promise<QuotationEvent | undefined> {
  return selectLast(db, quoteRequestId, sql`${quotationEvents.detail} @> ${JSON.stringify(detail)}::jsonb`);
}

/** The last event of a kind about a revision; without a revision, none. */
export async function selectLastEvent(
  db: DbExecutor,
  {
    quoteRequestId,
    kind,
    revisionNumber = -1,
  }: { quoteRequestId: string; kind: ConversationEventKind; revisionNumber?: number | undefined },
): Promise<QuotationEvent | undefined> {
  const isMeant = and(eq(quotationEvents.kind, kind), eq(quotationEvents.revisionNumber, revisionNumber));
  return selectLast(db, quoteRequestId, isMeant);
}

async function selectLast(
  db: DbExecutor,
  quoteRequestId: string,
  isMeant: SQL | undefined,
): Promise<QuotationEvent | undefined> {
  const [event] = await db
    .select(EVENT)
    .from(quotationEvents)
    .leftJoin(quotationAnswerNames, isNameOfEvent)
    .where(and(eq(quotationEvents.quoteRequestId, quoteRequestId), isMeant))
    .orderBy(desc(quotationEvents.number))
    .limit(1);
  return event;
}

export async function insertAnswerName(
  transaction: Transaction,
  name: typeof quotationAnswerNames.$inferInsert,
): Promise<void> {
  await transaction.insert(quotationAnswerNames).values(name);
}

/** The estimate numbers of quote requests of which an event was changed, or is missing between others. */
export async function selectBrokenChains(db: DbExecutor): Promise<string[]> {
  const { rows } = await db.execute<{ financialYear: string; runningNumber: number }>(sql`
    select distinct financial_year as "financialYear", running_number as "runningNumber"
    from (
      select quote_request_id, number, hash,
        row_number() over chain as expected,
        hash_quotation_event(coalesce(lag(hash) over chain, ''), event) as computed
      from quotation_events as event
      window chain as (partition by quote_request_id order by number)) as linked
    join quote_requests on quote_requests.id = quote_request_id
    where number <> expected or hash <> computed
    order by 1, 2`);
  return rows.map(({ financialYear, runningNumber }) => formatEstimateNumber(financialYear, runningNumber));
}

/**
 * Records what has happened to a quotation. The caller has locked the quote request. The database gives the event its
 * number and its hash, which covers the hash of the event before it; it can never be changed.
 * @returns its number.
 */
export async function appendEvent(transaction: Transaction, event: NewEvent): Promise<number> {
  const [appended] = await transaction
    .insert(quotationEvents)
    .values(event)
    .returning({ number: quotationEvents.number });
  if (!appended) throw new Error('The event was not recorded.');
  return appended.number;
}
