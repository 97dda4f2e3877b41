import { and, eq, sql } from 'drizzle-orm';
import { estimateIdSql } from '#server/features/orders/repository.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { estimateDrawings, estimateFiles, quoteRequests } from '#server/platform/database/schema.ts';

/** The quote request whose estimate has this id, if it exists and, if an account is given, belongs to it. */
export async function selectQuoteRequestId(
  database: Database,
  estimateId: string,
  accountId: string | undefined,
): Promise<string | undefined> {
  const rows = await database
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(
      and(
        eq(estimateIdSql, estimateId),
        accountId === undefined ? undefined : eq(quoteRequests.accountId, accountId),
      ),
    );
  return rows[0]?.id;
}

/** @returns whether the estimate still had its former id. */
export async function updateEstimateId(
  database: DbExecutor,
  former: { quoteRequestId: string; estimateId: string },
  estimateId: string,
): Promise<boolean> {
  const rows = await database
    .update(quoteRequests)
    .set({ estimateId, estimateLinkWithdrawnAt: sql`now()` })
    .where(and(eq(quoteRequests.id, former.quoteRequestId), eq(estimateIdSql, former.estimateId)))
    .returning({ id: quoteRequests.id });
  return rows.length > 0;
}

/** The last drawing of an estimate, if it has this content. */
export async function selectDrawing(
  database: Database,
  quoteRequestId: string,
  fingerprint: Buffer,
): Promise<Buffer | undefined> {
  const rows = await database
    .select({ pdf: estimateDrawings.pdf })
    .from(estimateDrawings)
    .where(
      and(eq(estimateDrawings.quoteRequestId, quoteRequestId), eq(estimateDrawings.fingerprint, fingerprint)),
    );
  return rows[0]?.pdf;
}

export async function upsertDrawing(
  database: Database,
  drawing: typeof estimateDrawings.$inferInsert,
): Promise<void> {
  const { fingerprint, pdf } = drawing;
  await database
    .insert(estimateDrawings)
    .values(drawing)
    .onConflictDoUpdate({
      target: estimateDrawings.quoteRequestId,
      set: { fingerprint, pdf, createdAt: sql`now()` },
    });
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
