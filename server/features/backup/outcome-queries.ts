import { eq } from 'drizzle-orm';
import type { DbExecutor, DbReader, Transaction } from '#server/platform/database/connection.ts';
import { backupOutcomes } from '#server/platform/database/schema.ts';

/** What can fail: writing a backup, or restoring one to see whether that works. */
export type BackupWork = 'backup' | 'check';

export type BackupOutcome = typeof backupOutcomes.$inferSelect;
export type BackupOutcomes = Partial<Record<BackupWork, BackupOutcome>>;

export async function selectOutcomes(database: DbReader): Promise<BackupOutcomes> {
  const rows = await database.select().from(backupOutcomes);
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}

/** @returns the outcome with all that is known of former attempts. */
export async function upsertOutcome(
  db: DbExecutor,
  kind: BackupWork,
  values: Partial<Omit<BackupOutcome, 'kind'>>,
): Promise<BackupOutcome | undefined> {
  const [outcome] = await db
    .insert(backupOutcomes)
    .values({ kind, ...values })
    .onConflictDoUpdate({ target: backupOutcomes.kind, set: values })
    .returning();
  return outcome;
}

export async function updateMailedAt(
  transaction: Transaction,
  kind: BackupWork,
  mailedAt: Date,
): Promise<void> {
  await transaction.update(backupOutcomes).set({ mailedAt }).where(eq(backupOutcomes.kind, kind));
}
