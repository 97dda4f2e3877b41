import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eraseAccount } from '#server/features/accounts/erase-account.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { getErasureLogFile, parseErasures, readErasureLog } from './erasure-log.ts';
import { raiseEstimateNumbers, selectAccountsByHash } from './repository.ts';

/** Exists from before a backup is restored until its erasures are applied, in case the process is killed in between. */
function getMarkerFile(dataDir: string): string {
  return path.join(dataDir, 'erasures-to-apply');
}

export async function markErasuresToApply(dataDir: string): Promise<void> {
  await writeFile(getMarkerFile(dataDir), '');
}

/**
 * After a restore: deletes the accounts that were deleted since the backup was taken, and continues the estimate
 * numbers after the last one given. Does nothing if no restore is waiting for this.
 * @returns how many accounts were deleted.
 */
export async function applyErasures(database: Database, dataDir: string): Promise<number> {
  if (!existsSync(getMarkerFile(dataDir))) return 0;
  const { accountHashes, lastNumbers } = parseErasures(await readErasureLog(getErasureLogFile(dataDir)));
  const deleted = await retryTransaction(database, async (transaction) => {
    const ids = await selectAccountsByHash(transaction, [...accountHashes]);
    for (const id of ids) await eraseAccount(transaction, id);
    await raiseEstimateNumbers(transaction, lastNumbers);
    return ids.length;
  });
  await rm(getMarkerFile(dataDir));
  return deleted;
}
