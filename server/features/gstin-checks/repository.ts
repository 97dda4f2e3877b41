import { and, desc, eq, inArray, ne, notExists } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { gstinChecks, quoteRequests } from '#server/platform/database/schema.ts';

const MAX_CHECKS = 1000;

/** What an operator has found about a registration. */
export type StoredCheck = typeof gstinChecks.$inferSelect;

export async function insertCheck(
  transaction: Transaction,
  check: typeof gstinChecks.$inferInsert,
): Promise<void> {
  await transaction.insert(gstinChecks).values(check);
}

/** Selects the last check of each GSTIN that has one. */
export async function selectLastChecks(db: DbExecutor, gstins: readonly string[]): Promise<StoredCheck[]> {
  return db
    .selectDistinctOn([gstinChecks.gstin])
    .from(gstinChecks)
    .where(isOneOf(gstinChecks.gstin, gstins))
    .orderBy(gstinChecks.gstin, desc(gstinChecks.id));
}

/** Selects all checks of the GSTINs of an account's quote requests, the newest first. */
export async function selectChecksOfAccount(db: DbExecutor, accountId: string): Promise<StoredCheck[]> {
  const gstins = db
    .select({ gstin: quoteRequests.gstin })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.accountId, accountId), ne(quoteRequests.gstin, '')));
  return db
    .select()
    .from(gstinChecks)
    .where(inArray(gstinChecks.gstin, gstins))
    .orderBy(desc(gstinChecks.id))
    .limit(MAX_CHECKS);
}

/** Whether a quote request has this GSTIN. */
export async function isGstinOfRequest(db: DbExecutor, gstin: string): Promise<boolean> {
  const rows = await db
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.gstin, gstin))
    .limit(1);
  return rows.length > 0;
}

/** Deletes the checks of registrations that no quote request has any more. */
export async function deleteChecksWithoutRequest(transaction: Transaction): Promise<void> {
  const request = transaction
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.gstin, gstinChecks.gstin));
  await transaction.delete(gstinChecks).where(notExists(request));
}
