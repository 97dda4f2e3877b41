import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';
import { estimateFiles, quoteRequests } from '#server/platform/database/schema.ts';

/** Whether the quote request exists and, if an account is given, belongs to it. */
export async function hasQuoteRequest(
  database: Database,
  id: string,
  accountId: string | undefined,
): Promise<boolean> {
  const rows = await database
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.id, id),
        accountId === undefined ? undefined : eq(quoteRequests.accountId, accountId),
      ),
    );
  return rows.length > 0;
}

export async function upsertEstimateFile(
  database: Database,
  quoteRequestId: string,
  pdf: Buffer,
): Promise<void> {
  await database
    .insert(estimateFiles)
    .values({ quoteRequestId, pdf })
    .onConflictDoUpdate({ target: estimateFiles.quoteRequestId, set: { pdf, createdAt: sql`now()` } });
}

export async function selectEstimateFile(
  database: Database,
  quoteRequestId: string,
): Promise<Buffer | undefined> {
  const rows = await database
    .select({ pdf: estimateFiles.pdf })
    .from(estimateFiles)
    .where(eq(estimateFiles.quoteRequestId, quoteRequestId));
  return rows[0]?.pdf;
}

export async function deleteEstimateFile(database: Database, quoteRequestId: string): Promise<void> {
  await database.delete(estimateFiles).where(eq(estimateFiles.quoteRequestId, quoteRequestId));
}
