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
 * Deletes the backups in a folder, with the erasure logs beside them, that are older than the privacy policy allows, by the time in their names. Files with
 * other names stay.
 * @returns how many were deleted.
 */
export async function pruneBackups(folder: string, now: Date): Promise<number> {
  const oldest = now.getTime() - RETENTION.backupDays * DAY_MS;
  const old = (await readdir(folder)).filter((name) => {
    const [, day, hour, minute, second] = FILE_NAME.exec(name) ?? [];
    return day !== undefined && Date.parse(`${day}T${hour}:${minute}:${second}Z`) < oldest;
  });
  for (const name of old) {
    await rm(path.join(folder, name));
    await rm(path.join(folder, `${name}.erasures.log`), { force: true });
  }
  return old.length;
}
