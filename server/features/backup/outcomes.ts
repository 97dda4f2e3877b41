import { sql } from 'drizzle-orm';
import type { Database, DbReader } from '#server/platform/database/connection.ts';
import { backupOutcomes } from '#server/platform/database/schema.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';

/** What can fail: writing a backup, or restoring one to see whether that works. */
export type BackupWork = 'backup' | 'check';

export type BackupOutcome = typeof backupOutcomes.$inferSelect;
export type BackupOutcomes = Partial<Record<BackupWork, BackupOutcome>>;

const MAIL_EVERY_MS = 24 * 60 * 60 * 1000;

export async function selectOutcomes(database: DbReader): Promise<BackupOutcomes> {
  const rows = await database.select().from(backupOutcomes);
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}

/** Whether the last attempt has failed. */
export function hasFailed({ succeededAt, failedAt }: BackupOutcome): boolean {
  return failedAt !== null && (succeededAt === null || failedAt > succeededAt);
}

export async function recordSuccess(database: Database, kind: BackupWork, backupName: string): Promise<void> {
  const values = { succeededAt: new Date(), backupName, mailedAt: null };
  await database
    .insert(backupOutcomes)
    .values({ kind, ...values })
    .onConflictDoUpdate({ target: backupOutcomes.kind, set: values });
}

/** Also mails it to the operator, once a day while it goes on failing. */
export async function recordFailure(database: Database, kind: BackupWork, reason: string): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    const failedAt = new Date();
    const [outcome] = await transaction
      .insert(backupOutcomes)
      .values({ kind, failedAt, reason })
      .onConflictDoUpdate({ target: backupOutcomes.kind, set: { failedAt, reason } })
      .returning();
    const mailedAt = outcome?.mailedAt;
    if (mailedAt && failedAt.getTime() - mailedAt.getTime() < MAIL_EVERY_MS) return;
    await transaction
      .update(backupOutcomes)
      .set({ mailedAt: failedAt })
      .where(sql`${backupOutcomes.kind} = ${kind}`);
    await enqueue(transaction, 'backup-failed-mail', { kind, reason });
  });
}
