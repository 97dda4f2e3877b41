import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { type BackupOutcome, type BackupWork, updateMailedAt, upsertOutcome } from './outcome-queries.ts';

const MAIL_EVERY_MS = 24 * 60 * 60 * 1000;

/** Whether the last attempt has failed. */
export function hasFailed({ succeededAt, failedAt }: BackupOutcome): boolean {
  return failedAt !== null && (succeededAt === null || failedAt > succeededAt);
}

export async function recordSuccess(database: Database, kind: BackupWork, backupName: string): Promise<void> {
  await upsertOutcome(database, kind, { succeededAt: new Date(), backupName, mailedAt: null });
}

/** Also mails it to the operator, once a day while it goes on failing. */
export async function recordFailure(database: Database, kind: BackupWork, reason: string): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    const failedAt = new Date();
    const { mailedAt } = (await upsertOutcome(transaction, kind, { failedAt, reason })) ?? {};
    if (mailedAt && failedAt.getTime() - mailedAt.getTime() < MAIL_EVERY_MS) return;
    await updateMailedAt(transaction, kind, failedAt);
    await enqueue(transaction, 'backup-failed-mail', { kind, reason });
  });
}
