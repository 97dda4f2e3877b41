import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { QuotationState } from '#domain/quotation/quotation-state.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { quotationMessages, quoteRequests } from '#server/platform/database/schema.ts';
import type { MessageSide } from './message-author.ts';

export type MessageRow = typeof quotationMessages.$inferSelect;

/** Locks a quote request, so that its messages are counted and it is not closed or pseudonymised meanwhile. */
export async function lockRequest(
  transaction: Transaction,
  quoteRequestId: string,
): Promise<{ state: QuotationState; accountId: string | null; email: string } | undefined> {
  const { state, accountId, email } = quoteRequests;
  const [request] = await transaction
    .select({ state, accountId, email })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId))
    .for('no key update');
  return request;
}

export type Thread = {
  now: Date;
  /** Of the messages within the last hour, internal notes aside. */
  recentCount: number;
  /** Of the last quotation; null without one. */
  revisionNumber: number | null;
  lapsesAt: Date | null;
  hasLine: boolean;
};

/** What decides whether a message may be added to a request, after the request was locked. */
export async function selectThread(
  transaction: Transaction,
  quoteRequestId: string,
  lineNumber: number | undefined,
): Promise<Thread> {
  const { rows } = await transaction.execute<{
    now: string;
    recentCount: number;
    revisionNumber: number | null;
    lapsesAt: string | null;
    hasLine: boolean;
  }>(sql`
    with last as (
      select number, lapses_at, document -> 'terms' -> 'lines' as lines from quote_revisions
      where quote_request_id = ${quoteRequestId} and kind = 'quotation' order by number desc limit 1)
    select clock_timestamp()::text as now,
      (select count(*)::integer from quotation_messages
        where quote_request_id = ${quoteRequestId} and not is_internal
          and created_at > clock_timestamp() - interval '1 hour') as "recentCount",
      (select number from last) as "revisionNumber",
      (select lapses_at::text from last) as "lapsesAt",
      exists (select from orders where quote_request_id = ${quoteRequestId} and line_number = ${lineNumber ?? null})
        or exists (select from last, jsonb_array_elements(lines) as line
          where (line ->> 'number')::integer = ${lineNumber ?? null}) as "hasLine"`);
  const [row] = rows;
  if (!row) throw new Error('The thread was not read.');
  return {
    ...row,
    now: new Date(row.now),
    lapsesAt: row.lapsesAt === null ? null : new Date(row.lapsesAt),
  };
}

export async function insertMessage(
  transaction: Transaction,
  message: typeof quotationMessages.$inferInsert,
): Promise<MessageRow> {
  const [row] = await transaction.insert(quotationMessages).values(message).returning();
  if (!row) throw new Error('The message was not inserted.');
  return row;
}

export async function selectMessages(
  db: DbExecutor,
  quoteRequestId: string,
  { withInternal }: { withInternal: boolean },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(quotationMessages)
    .where(
      and(
        eq(quotationMessages.quoteRequestId, quoteRequestId),
        withInternal ? undefined : eq(quotationMessages.isInternal, false),
      ),
    )
    .orderBy(asc(quotationMessages.createdAt), asc(quotationMessages.id));
}

export async function selectMessage(db: DbExecutor, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(quotationMessages).where(eq(quotationMessages.id, messageId));
  return row;
}

/** Marks what the other side has written as read. */
export async function updateRead(
  transaction: Transaction,
  quoteRequestId: string,
  reader: MessageSide,
): Promise<void> {
  await transaction
    .update(quotationMessages)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(quotationMessages.quoteRequestId, quoteRequestId),
        ne(quotationMessages.author, reader),
        eq(quotationMessages.isInternal, false),
        isNull(quotationMessages.readAt),
      ),
    );
}
