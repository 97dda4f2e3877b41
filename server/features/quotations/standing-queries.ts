import { and, eq, sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { quotationDrafts, quoteRequests, quoteRevisions } from '#server/platform/database/schema.ts';

/** Selects what the standings of quote requests are read from, with the moment that they are of. */
export async function selectStandingColumns(db: DbExecutor, quoteRequestIds: readonly string[]) {
  const ofRequest = sql`${quoteRevisions.quoteRequestId} = ${quoteRequests.id}`;
  return db
    .select({
      id: quoteRequests.id,
      now: sql`now()`.mapWith(quoteRequests.createdAt),
      state: quoteRequests.state,
      revisionNumber: sql<number | null>`(select max(${quoteRevisions.number}) from ${quoteRevisions}
        where ${ofRequest} and ${quoteRevisions.kind} = 'quotation')`,
      totalPaise: sql<
        number | null
      >`(select ${quoteRevisions.totalPaise}::double precision from ${quoteRevisions}
        where ${ofRequest} and ${quoteRevisions.kind} = 'quotation' order by ${quoteRevisions.number} desc limit 1)`,
      lapsesAt: sql`(select ${quoteRevisions.lapsesAt} from ${quoteRevisions}
        where ${ofRequest} and ${eq(quoteRevisions.state, 'sent')})`.mapWith(quoteRevisions.lapsesAt),
    })
    .from(quoteRequests)
    .where(isOneOf(quoteRequests.id, quoteRequestIds));
}

/** Which of these quote requests have a quotation, sent or in preparation. */
export async function selectIdsWithQuotation(
  db: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<Set<string>> {
  const drafts = await db
    .select({ id: quotationDrafts.quoteRequestId })
    .from(quotationDrafts)
    .where(isOneOf(quotationDrafts.quoteRequestId, quoteRequestIds));
  const sent = await db
    .selectDistinct({ id: quoteRevisions.quoteRequestId })
    .from(quoteRevisions)
    .where(
      and(isOneOf(quoteRevisions.quoteRequestId, quoteRequestIds), eq(quoteRevisions.kind, 'quotation')),
    );
  return new Set([...drafts, ...sent].map(({ id }) => id));
}
