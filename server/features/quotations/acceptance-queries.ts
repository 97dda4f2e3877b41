import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { quotationAcceptances, quoteRevisions } from '#server/platform/database/schema.ts';
import { type Quotation, selectQuotationByNumber } from './revision-queries.ts';

/** Who accepted which lines of a quotation, and how. */
export type Acceptance = typeof quotationAcceptances.$inferSelect & { revisionNumber: number };
export type NewAcceptance = typeof quotationAcceptances.$inferInsert;

const ofRevision = eq(quoteRevisions.id, quotationAcceptances.revisionId);

/** All of a request, those that were undone as well, the newest first. */
export async function selectAcceptances(db: DbExecutor, quoteRequestId: string): Promise<Acceptance[]> {
  const rows = await db
    .select({ acceptance: quotationAcceptances, revisionNumber: quoteRevisions.number })
    .from(quotationAcceptances)
    .innerJoin(quoteRevisions, ofRevision)
    .where(eq(quotationAcceptances.quoteRequestId, quoteRequestId))
    .orderBy(desc(quotationAcceptances.acceptedAt), desc(quoteRevisions.number));
  return rows.map(({ acceptance, revisionNumber }) => ({ ...acceptance, revisionNumber }));
}

/** The acceptance of a revision, unless it was undone. */
export async function selectAcceptanceOfRevision(
  db: DbExecutor,
  quoteRequestId: string,
  revisionNumber: number,
): Promise<Acceptance | undefined> {
  const acceptances = await selectAcceptances(db, quoteRequestId);
  return acceptances.find((one) => one.revisionNumber === revisionNumber && one.undoneAt === null);
}

/** What holds now: the accepted quotation with the acceptance. */
export async function selectAcceptanceInForce(
  db: DbExecutor,
  quoteRequestId: string,
): Promise<(Acceptance & Pick<Quotation, 'document'>) | undefined> {
  const [row] = await db
    .select({ acceptance: quotationAcceptances, revisionNumber: quoteRevisions.number })
    .from(quotationAcceptances)
    .innerJoin(quoteRevisions, ofRevision)
    .where(
      and(
        eq(quotationAcceptances.quoteRequestId, quoteRequestId),
        isNull(quotationAcceptances.undoneAt),
        eq(quoteRevisions.state, 'accepted'),
      ),
    );
  if (!row) return undefined;
  const { acceptance, revisionNumber } = row;
  const quotation = await selectQuotationByNumber(db, quoteRequestId, revisionNumber);
  return quotation && { ...acceptance, revisionNumber, document: quotation.document };
}

/** What holds now of several requests, in figures, by the id of the request. */
export async function selectAcceptancesInForce(db: DbExecutor, quoteRequestIds: readonly string[]) {
  if (quoteRequestIds.length === 0) return new Map<string, never>();
  const rows = await db
    .select({
      id: quotationAcceptances.quoteRequestId,
      revisionNumber: quoteRevisions.number,
      totalPaise: quotationAcceptances.totalPaise,
      accepted: {
        lineCount: sql<number>`cardinality(${quotationAcceptances.lineNumbers})`,
        ofCount: sql<number>`jsonb_array_length(${quoteRevisions.document} -> 'terms' -> 'lines')`,
      },
    })
    .from(quotationAcceptances)
    .innerJoin(quoteRevisions, ofRevision)
    .where(
      and(
        isOneOf(quotationAcceptances.quoteRequestId, quoteRequestIds),
        isNull(quotationAcceptances.undoneAt),
        eq(quoteRevisions.state, 'accepted'),
      ),
    );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export async function insertAcceptance(transaction: Transaction, acceptance: NewAcceptance) {
  const [inserted] = await transaction.insert(quotationAcceptances).values(acceptance).returning();
  if (!inserted) throw new Error('The acceptance was not stored.');
  return inserted;
}

export async function updateUndone(
  transaction: Transaction,
  acceptanceId: string,
  operator: string,
): Promise<void> {
  await transaction
    .update(quotationAcceptances)
    .set({ undoneAt: sql`now()`, undoneBy: operator })
    .where(eq(quotationAcceptances.id, acceptanceId));
}
