import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { accounts, estimateCounters, quoteRequests } from '#server/platform/database/schema.ts';

export async function selectAccountsByHash(transaction: Transaction, hashes: string[]): Promise<string[]> {
  const rows = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      sql`encode(sha256(convert_to(${accounts.id}, 'UTF8')), 'hex') = any(${sql.param(hashes)}::text[])`,
    );
  return rows.map(({ id }) => id);
}

export async function selectEstimateNumbers(database: Database, quoteRequestIds: string[]) {
  return database
    .select({ financialYear: quoteRequests.financialYear, number: quoteRequests.runningNumber })
    .from(quoteRequests)
    .where(inArray(quoteRequests.id, quoteRequestIds));
}

/** @param lastNumbers the highest number given in each financial year. */
export async function raiseEstimateNumbers(
  transaction: Transaction,
  lastNumbers: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [financialYear, lastNumber] of lastNumbers) {
    await transaction
      .insert(estimateCounters)
      .values({ financialYear, lastNumber })
      .onConflictDoUpdate({
        target: estimateCounters.financialYear,
        set: { lastNumber: sql`greatest(${estimateCounters.lastNumber}, excluded.last_number)` },
      });
  }
}
