import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Connection } from '#server/platform/database/connection.ts';
import { migrateToLatest } from '#server/platform/database/open-and-migrate.ts';
import { applyErasures, markErasuresToApply } from './apply-erasures.ts';
import { appendToErasureLog, getErasureLogFile, parseErasures, readErasureLog } from './erasure-log.ts';
import type { FileFolders, Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup as a shop that can be opened. What had ended since the backup was taken does not come back:
 * sessions, mailed links, links to quotations, deleted accounts, estimate numbers.
 * @param erasureFiles copies of erasure logs, in addition to the one in `dataDir`, which gets their lines.
 * @returns the backup's manifest, and how many accounts were deleted again.
 * @throws Error in the cases of restoreBackup, or when an erasure log cannot be read.
 */
export async function restoreShop(
  { url, pool, database }: Connection,
  { dataDir, ...folders }: { dataDir: string } & FileFolders,
  file: string,
  erasureFiles: readonly string[],
  log: Logger,
): Promise<{ manifest: Manifest; deletedAccounts: number }> {
  // A missing file was mistyped; without the file in `dataDir` nothing has ended yet.
  const copies = await Promise.all(erasureFiles.map((name) => readFile(name, 'utf8')));
  for (const text of [await readErasureLog(getErasureLogFile(dataDir)), ...copies]) parseErasures(text);
  await appendToErasureLog(dataDir, copies.join(''));
  await markErasuresToApply(dataDir);
  const manifest = await restoreBackup(pool, folders, file, { keepsSessions: false });
  await migrateToLatest(url, log);
  return { manifest, deletedAccounts: await applyErasures(database, dataDir) };
}
