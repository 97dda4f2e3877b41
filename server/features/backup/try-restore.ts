import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { createConnection } from '#server/platform/database/connection.ts';
import { migrateToLatest } from '#server/platform/database/open-and-migrate.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { getClusterPaths, openCluster } from '#server/platform/embedded-postgres/postgres-cluster.ts';
import { removeCluster } from '#server/platform/embedded-postgres/remove-cluster.ts';
import type { AgeKey } from '#server/platform/files/age-encryption.ts';
import type { BackupPlace } from './backup-place.ts';
import { findNewestBackup } from './find-newest-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { withPlainBackup } from './with-plain-backup.ts';

/** Nobody needs these data after a crash. */
const SETTINGS = 'fsync = off\nfull_page_writes = off\n';

export type TryRestoreOptions = {
  key: AgeKey | undefined;
  /** For a PostgreSQL server of its own, with the data; removed afterwards. */
  folder: string;
  signal: AbortSignal;
  log: Logger;
};

/**
 * Restores the newest backup of a place into an empty PostgreSQL of its own, migrates it, and removes it.
 * @returns the backup's name, or undefined when there is none.
 * @throws Error when it cannot be restored: the message gives the reason.
 */
export async function tryRestore(
  place: BackupPlace,
  { key, folder, signal, log }: TryRestoreOptions,
): Promise<string | undefined> {
  const newest = await findNewestBackup(place);
  if (!newest) return undefined;
  // A check that was killed may have left its server running.
  await removeCluster(folder);
  await mkdir(folder, { recursive: true });
  try {
    await place.withFile(newest.name, (file) =>
      withPlainBackup(file, { key, folder, signal }, (plainFile) =>
        restoreInto(folder, plainFile, signal, log),
      ),
    );
    return newest.name;
  } finally {
    await removeCluster(folder);
  }
}

async function restoreInto(folder: string, file: string, signal: AbortSignal, log: Logger): Promise<void> {
  await openCluster(folder);
  await appendFile(path.join(getClusterPaths(folder).directory, 'postgresql.conf'), SETTINGS);
  const postgres = await openEmbeddedPostgres(folder, (message) => log.warn(message));
  const connection = createConnection(postgres.url, () => undefined, 0);
  let released: Promise<void> | undefined;
  const release = () => {
    released ??= postgres.release();
    return released;
  };
  // Stopping the server ends the statement that is running.
  signal.addEventListener('abort', release, { once: true });
  try {
    signal.throwIfAborted();
    const folders = {
      mediaDir: path.join(folder, 'media'),
      requestFilesDir: path.join(folder, 'request-files'),
    };
    await restoreBackup(connection.pool, folders, file, { keepsSessions: true });
    await migrateToLatest(postgres.url, log);
  } finally {
    signal.removeEventListener('abort', release);
    await connection.close();
    await release();
  }
}
