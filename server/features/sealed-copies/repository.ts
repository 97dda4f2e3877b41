import { asc, count, eq, inArray, min, sql, sum } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { removedRows, sealedCopies, sealing } from '#server/platform/database/schema.ts';

/** Whether sealed copies are kept, and for which public key. */
export type Sealing = { isOn: boolean; recipient: string | null };

export async function selectSealing(db: DbExecutor): Promise<Sealing> {
  const rows = await db.select({ isOn: sealing.isOn, recipient: sealing.recipient }).from(sealing);
  return rows[0] ?? { isOn: false, recipient: null };
}

export async function updateSealing(transaction: Transaction, values: Partial<Sealing>): Promise<void> {
  await transaction.update(sealing).set(values);
}

/** Deletes the oldest rows that wait to be sealed. @returns them, oldest first. */
export async function takeRemovedRows(transaction: Transaction, limit: number) {
  const oldest = transaction
    .select({ id: removedRows.id })
    .from(removedRows)
    .orderBy(asc(removedRows.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await transaction.delete(removedRows).where(inArray(removedRows.id, oldest)).returning();
  return rows.sort((one, other) => one.id - other.id);
}

/** Does nothing if there is one of this id. */
export async function insertSealedCopy(
  db: DbExecutor,
  copy: typeof sealedCopies.$inferInsert,
): Promise<void> {
  await db.insert(sealedCopies).values(copy).onConflictDoNothing();
}

/** What is kept, in numbers. */
export async function selectSealedTotals(db: DbExecutor) {
  const ofKind = (kind: 'rows' | 'file') => sql`filter (where ${sealedCopies.kind} = ${kind})`;
  const [totals] = await db
    .select({
      copies: count(),
      rows: sql<number>`coalesce(${sum(sealedCopies.rowCount)} ${ofKind('rows')}, 0)::integer`,
      files: sql<number>`(${count()} ${ofKind('file')})::integer`,
      bytes: sql<number>`coalesce(sum(length(${sealedCopies.content})), 0)::float8`,
      oldestAt: min(sealedCopies.sealedAt),
      waiting: sql<number>`(select count(*) from ${removedRows})::integer`,
    })
    .from(sealedCopies);
  if (!totals) throw new Error('A query without groups returned no row.');
  return totals;
}

/** Without the content, oldest first. */
export async function selectSealedCopies(db: DbExecutor) {
  return db
    .select({ id: sealedCopies.id, kind: sealedCopies.kind, sealedAt: sealedCopies.sealedAt })
    .from(sealedCopies)
    .orderBy(asc(sealedCopies.sealedAt), asc(sealedCopies.id));
}

/** @returns undefined when it has been deleted. */
export async function selectSealedContent(db: DbExecutor, id: string): Promise<Buffer | undefined> {
  const rows = await db
    .select({ content: sealedCopies.content })
    .from(sealedCopies)
    .where(eq(sealedCopies.id, id));
  return rows[0]?.content;
}
