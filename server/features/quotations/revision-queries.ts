import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { isQuotation } from '#server/features/estimates/frozen-document.ts';
import { parseDocument } from '#server/features/estimates/parse-document.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { quoteRevisions } from '#server/platform/database/schema.ts';

/** A quotation as it was sent. */
export type Quotation = Pick<
  typeof quoteRevisions.$inferSelect,
  'id' | 'number' | 'state' | 'lapsesAt' | 'documentSha256'
> & { document: QuotationDocument };

export function selectLastQuotation(db: DbExecutor, quoteRequestId: string): Promise<Quotation | undefined> {
  return selectQuotation(db, eq(quoteRevisions.quoteRequestId, quoteRequestId));
}

export function selectQuotationByNumber(
  db: DbExecutor,
  quoteRequestId: string,
  number: number,
): Promise<Quotation | undefined> {
  return selectQuotation(
    db,
    and(eq(quoteRevisions.quoteRequestId, quoteRequestId), eq(quoteRevisions.number, number)),
  );
}

async function selectQuotation(db: DbExecutor, condition: SQL | undefined): Promise<Quotation | undefined> {
  const [row] = await db
    .select({
      id: quoteRevisions.id,
      number: quoteRevisions.number,
      state: quoteRevisions.state,
      lapsesAt: quoteRevisions.lapsesAt,
      documentSha256: quoteRevisions.documentSha256,
      document: quoteRevisions.document,
    })
    .from(quoteRevisions)
    .where(and(eq(quoteRevisions.kind, 'quotation'), condition))
    .orderBy(desc(quoteRevisions.number))
    .limit(1);
  if (!row) return undefined;
  const document = parseDocument(row.document);
  return isQuotation(document) ? { ...row, document } : undefined;
}

/** Estimates and quotations of a request without their content, in their order. */
export async function selectRevisions(db: DbExecutor, quoteRequestId: string) {
  return db
    .select({
      number: quoteRevisions.number,
      kind: quoteRevisions.kind,
      state: quoteRevisions.state,
      madeBy: quoteRevisions.madeBy,
      totalPaise: quoteRevisions.totalPaise,
      lapsesAt: quoteRevisions.lapsesAt,
      createdAt: quoteRevisions.createdAt,
    })
    .from(quoteRevisions)
    .where(eq(quoteRevisions.quoteRequestId, quoteRequestId))
    .orderBy(asc(quoteRevisions.number));
}

/** The highest number that a line of the request's quotations ever had; 0 without any. */
export async function selectHighestLineNumber(db: DbExecutor, quoteRequestId: string): Promise<number> {
  const rows = await db
    .select({ document: quoteRevisions.document })
    .from(quoteRevisions)
    .where(and(eq(quoteRevisions.quoteRequestId, quoteRequestId), eq(quoteRevisions.kind, 'quotation')));
  const numbers = rows.flatMap(({ document }) =>
    (document as QuotationDocument).terms.lines.map(({ number }) => number),
  );
  return Math.max(0, ...numbers);
}
