import { hash } from 'node:crypto';
import type { Transaction } from '#server/platform/database/connection.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { eraseAccount } from './erase-account.ts';
import { selectMergedAccounts } from './merge-queries.ts';
import { insertSecurityEvent } from './security-event-queries.ts';

/** Erases an account, tells the buyer, and notes that no restored backup may bring it back. */
export async function removeAccount(
  transaction: Transaction,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<void> {
  // Those that are part of it go with it.
  const merged = await selectMergedAccounts(transaction, id);
  await eraseAccount(transaction, id);
  await insertSecurityEvent(transaction, id, 'account_deleted');
  for (const account of [{ id }, ...merged])
    await enqueue(transaction, 'log-deleted-account', { accountHash: hash('sha256', account.id) });
  await enqueue(transaction, 'account-deleted-mail', { email, name });
}
