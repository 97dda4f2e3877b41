import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';
import { quoteRequests, quoteRevisions } from '#server/platform/database/schema.ts';

/** The quotation with this number and code, with the number of its request's last revision. */
export async function selectQuotation(
  database: Database,
  { financialYear, runningNumber }: { financialYear: string; runningNumber: number },
  verifyCode: string,
) {
  const latest = sql<number>`(
    select max(number) from ${quoteRevisions} as other where other.quote_request_id = ${quoteRequests.id})`;
  const [row] = await database
    .select({
      financialYear: quoteRequests.financialYear,
      runningNumber: quoteRequests.runningNumber,
      revision: quoteRevisions.number,
      state: quoteRevisions.state,
      hasLapsed: sql<boolean>`now() >= ${quoteRevisions.lapsesAt}`,
      issuedAt: sql<string>`${quoteRevisions.document} ->> 'issuedAt'`,
      validUntil: sql<string>`${quoteRevisions.document} -> 'terms' ->> 'validUntil'`,
      latestRevision: latest,
    })
    .from(quoteRevisions)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRevisions.quoteRequestId))
    .where(
      and(
        eq(quoteRevisions.verifyCode, verifyCode),
        eq(quoteRequests.financialYear, financialYear),
        eq(quoteRequests.runningNumber, runningNumber),
      ),
    );
  return row;
}

export type FoundQuotation = NonNullable<Awaited<ReturnType<typeof selectQuotation>>>;
