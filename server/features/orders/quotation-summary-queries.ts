import { and, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { QuotationState } from '#domain/quotation/quotation-state.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { quotationAcceptances, quoteRequests, quoteRevisions } from '#server/platform/database/schema.ts';

/**
 * Where the quotation of a quote request stands, with its newest revision if one was sent, or the one whose acceptance
 * holds.
 */
export type QuotationSummary = {
  quoteRequestId: string;
  state: QuotationState;
  decidedAt: Date | null;
  /** The database's time. */
  now: Date;
  revision: {
    number: number;
    totalPaise: number;
    lapsesAt: Date | null;
    /** How many of its lines were chosen; null unless it is accepted. */
    accepted: { lineCount: number; ofCount: number } | null;
  } | null;
};

/** By the id of the quote request. */
export async function selectQuotationSummaries(
  db: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<Map<string, QuotationSummary>> {
  if (quoteRequestIds.length === 0) return new Map();
  const newest = db
    .select({
      number: quoteRevisions.number,
      // Of the chosen lines, once it is accepted.
      totalPaise: sql`coalesce(${quotationAcceptances.totalPaise}, ${quoteRevisions.totalPaise})`
        .mapWith(quoteRevisions.totalPaise)
        .as('total_paise'),
      lapsesAt: quoteRevisions.lapsesAt,
      accepted: sql<{ lineCount: number; ofCount: number } | null>`
        case when ${quotationAcceptances.id} is not null then jsonb_build_object(
          'lineCount', cardinality(${quotationAcceptances.lineNumbers}),
          'ofCount', jsonb_array_length(${quoteRevisions.document} -> 'terms' -> 'lines')) end`.as(
        'accepted',
      ),
    })
    .from(quoteRevisions)
    .leftJoin(
      quotationAcceptances,
      and(eq(quotationAcceptances.revisionId, quoteRevisions.id), isNull(quotationAcceptances.undoneAt)),
    )
    .where(
      and(
        eq(quoteRevisions.quoteRequestId, quoteRequests.id),
        eq(quoteRevisions.kind, 'quotation'),
        ne(quoteRevisions.state, 'withdrawn'),
        notInArray(quoteRequests.state, ['new', 'open']),
      ),
    )
    .orderBy(
      // An amendment that was declined or taken back leaves the acceptance as it was.
      sql`${quoteRequests.state} = 'accepted' and ${quoteRevisions.state} = 'accepted' desc`,
      desc(quoteRevisions.number),
    )
    .limit(1)
    .as('newest');
  const rows = await db
    .select({
      quoteRequestId: quoteRequests.id,
      state: quoteRequests.state,
      decidedAt: quoteRequests.decidedAt,
      now: sql`statement_timestamp()`.mapWith(quoteRequests.createdAt),
      revision: {
        number: newest.number,
        totalPaise: newest.totalPaise,
        lapsesAt: newest.lapsesAt,
        accepted: newest.accepted,
      },
    })
    .from(quoteRequests)
    .leftJoinLateral(newest, sql`true`)
    .where(isOneOf(quoteRequests.id, quoteRequestIds));
  return new Map(rows.map((row) => [row.quoteRequestId, row]));
}
