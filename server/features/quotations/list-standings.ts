import { and, eq, sql } from 'drizzle-orm';
import { getTurn, type QuotationState, type Turn } from '#domain/quotation/quotation-state.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { quotationDrafts, quoteRequests, quoteRevisions } from '#server/platform/database/schema.ts';
import { selectAcceptancesInForce } from './acceptance-queries.ts';

/** How far the conversation about a quote request has come. */
export type Standing = {
  state: QuotationState;
  turn: Turn;
  /** Of the last quotation or, while it is accepted, of the one that was; null before the first. */
  revisionNumber: number | null;
  /** Of the same; of the chosen lines where it is accepted. */
  totalPaise: number | null;
  /** How many of the accepted quotation's lines were chosen; null unless an acceptance holds. */
  accepted: { lineCount: number; ofCount: number } | null;
  /** Of the offer that waits for its answer; null without one. */
  lapsesAt: Date | null;
};

/** The standings of quote requests by their ids. */
export async function listStandings(
  db: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<Map<string, Standing>> {
  const ofRequest = sql`${quoteRevisions.quoteRequestId} = ${quoteRequests.id}`;
  const rows = await db
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
  const ofAccepted = rows.filter(({ state }) => state === 'accepted').map(({ id }) => id);
  const acceptances = await selectAcceptancesInForce(db, ofAccepted);
  return new Map(
    rows.map(({ id, now, lapsesAt, ...row }) => {
      const conversation = { ...row, lapsesAt: lapsesAt as Date | null };
      const standing = { ...conversation, turn: getTurn(conversation, now), accepted: null };
      return [id, { ...standing, ...acceptances.get(id) }];
    }),
  );
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
