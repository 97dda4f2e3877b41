import { asc, eq, sql } from 'drizzle-orm';
import type { Branch } from '#contract/branch.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { branches, quotationDrafts, quoteRequests } from '#server/platform/database/schema.ts';

export type StoredBranch = typeof branches.$inferSelect;

export async function selectBranches(db: DbExecutor): Promise<StoredBranch[]> {
  return db.select().from(branches).orderBy(asc(branches.name));
}

/** The branch of this name in any case, which is not removed until the transaction ends. */
export async function selectBranch(
  transaction: Transaction,
  name: string,
): Promise<StoredBranch | undefined> {
  const [branch] = await transaction
    .select()
    .from(branches)
    .where(eq(sql`lower(${branches.name})`, name.toLowerCase()))
    .for('key share');
  return branch;
}

/** Until the transaction ends, nobody else writes to the table: a GSTIN is that of one branch. */
export async function lockBranches(transaction: Transaction): Promise<StoredBranch[]> {
  await transaction.execute(sql`lock table ${branches} in share row exclusive mode`);
  return selectBranches(transaction);
}

export async function upsertBranch(transaction: Transaction, branch: Branch): Promise<void> {
  const { name: _, ...values } = branch;
  await transaction
    .insert(branches)
    .values(branch)
    .onConflictDoUpdate({ target: branches.name, set: values });
}

export async function deleteBranch(transaction: Transaction, name: string): Promise<void> {
  await transaction.delete(branches).where(eq(branches.name, name));
}

/** The first quote requests whose drafts name a branch. */
export async function selectRequestsWithBranch(transaction: Transaction, name: string, limit: number) {
  return transaction
    .select({ financialYear: quoteRequests.financialYear, runningNumber: quoteRequests.runningNumber })
    .from(quotationDrafts)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotationDrafts.quoteRequestId))
    .where(sql`${quotationDrafts.terms} ->> 'branch' = ${name}`)
    .orderBy(asc(quoteRequests.financialYear), asc(quoteRequests.runningNumber))
    .limit(limit);
}
