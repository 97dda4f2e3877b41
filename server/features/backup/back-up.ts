import { writeFile } from 'node:fs/promises';
import type pg from 'pg';
import type { AgeKey } from '#server/platform/files/age-encryption.ts';
import { OWNER_ONLY } from '#server/platform/files/owner-only.ts';
import { type BackupPlace, getErasureLogName } from './backup-place.ts';
import { getErasureLogFile, readErasureLog } from './erasure-log.ts';
import type { FileFolders, Manifest } from './manifest.ts';
import { writeBackup } from './write-backup.ts';

export type BackupSource = { pool: pg.Pool; folders: FileFolders; dataDir: string };

/**
 * Stores a backup of the shop in a place, and beside it a copy of the erasure log.
 * @param key encrypts it; undefined leaves it readable to all who get it.
 * @throws what the place and writeBackup throw; then neither of the two is left.
 */
export async function backUp(
  { pool, folders, dataDir }: BackupSource,
  place: BackupPlace,
  name: string,
  { key, signal }: { key: AgeKey | undefined; signal?: AbortSignal },
): Promise<Manifest> {
  const manifest = await place.store(name, (file) => writeBackup(pool, folders, file, { key, signal }));
  try {
    await place.store(getErasureLogName(name), async (file) => {
      const lines = await readErasureLog(getErasureLogFile(dataDir));
      await writeFile(file, lines, { mode: OWNER_ONLY.file, flush: true });
    });
  } catch (cause) {
    // Whoever finds a backup relies on the whole log beside it.
    await place.remove(name);
    throw cause;
  }
  return manifest;
}
