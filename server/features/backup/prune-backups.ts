import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { RETENTION } from '#server/platform/queue/retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of a backup that was written without a name. */
const FILE_NAME = /^udyoghaat-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.zip$/;

export function toBackupFileName(date: Date): string {
  return `udyoghaat-${date.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`;
}

/**
 * Deletes the backups beside a new one, with their erasure logs, that are older than the privacy policy allows, by the
 * time in their names. Files with other names stay.
 * @param file the new backup.
 * @returns how many were deleted.
 * @throws Error when all of several would be deleted, because the clock was probably set forward. None is then.
 */
export async function pruneBackups(file: string, now: Date): Promise<number> {
  const folder = path.dirname(file);
  const oldest = now.getTime() - RETENTION.backupDays * DAY_MS;
  const earlier = (await readdir(folder)).filter(
    (name) => FILE_NAME.test(name) && name !== path.basename(file),
  );
  const old = earlier.filter((name) => readTime(name) < oldest);
  if (old.length > 1 && old.length === earlier.length) {
    throw new Error(
      `The backup is in ${file}, but no older one was deleted: by the clock (${now.toISOString().slice(0, 10)}) all ${old.length} are older than ${RETENTION.backupDays} days. Please check the clock. If it is right, the next backup with --prune deletes them.`,
    );
  }
  for (const name of old) {
    await rm(path.join(folder, name));
    await rm(path.join(folder, `${name}.erasures.log`), { force: true });
  }
  return old.length;
}

function readTime(fileName: string): number {
  return Date.parse(fileName.replace(FILE_NAME, '$1T$2:$3:$4Z'));
}
