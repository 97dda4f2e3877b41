import { eq } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { contactLinks, estimateCounters } from '#server/platform/database/schema.ts';

/** 0 while nobody has entered any. */
export async function selectContactVersion(db: DbExecutor): Promise<number> {
  const rows = await db.select({ version: contactLinks.version }).from(contactLinks);
  return rows[0]?.version ?? 0;
}

/** The last running number of a financial year; 0 before the first one. */
export async function selectLastEstimateNumber(db: DbExecutor, financialYear: string): Promise<number> {
  const rows = await db
    .select({ lastNumber: estimateCounters.lastNumber })
    .from(estimateCounters)
    .where(eq(estimateCounters.financialYear, financialYear));
  return rows[0]?.lastNumber ?? 0;
}
