import { RETENTION } from '#server/platform/queue/retention.ts';
import type { BackupPlace } from './backup-place.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of a backup that was written without a name. */
const FILE_NAME = /^udyoghaat-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.zip(\.age)?$/;

export function toBackupFileName(date: Date, isEncrypted = false): string {
  const time = date.toISOString().slice(0, 19).replaceAll(':', '');
  return `udyoghaat-${time}Z.zip${isEncrypted ? '.age' : ''}`;
}

/** When a backup was begun, by its name; undefined for one with a name of the operator's own. */
export function readBackupTime(name: string): Date | undefined {
  return FILE_NAME.test(name) ? new Date(name.replace(FILE_NAME, '$1T$2:$3:$4Z')) : undefined;
}

/**
 * Deletes the backups beside a new one, with their erasure logs, that are more than should be kept or older than the
 * privacy policy allows, by the time in their names. Those with other names stay.
 * @param newest the new backup, which stays.
 * @param keep how many stay, with the new one; undefined: any number.
 * @param lastGood a backup that was restored without fault, and stays; none if that is not known.
 * @returns how many were deleted.
 * @throws Error when all of several would be too old, because the clock was probably set forward. None is deleted then.
 */
export async function pruneBackups(
  place: BackupPlace,
  newest: string,
  { now, keep, lastGood }: { now: Date; keep?: number; lastGood?: string | undefined },
): Promise<number> {
  const oldest = now.getTime() - RETENTION.backupDays * DAY_MS;
  const earlier = (await place.list())
    .map(({ name }) => ({ name, time: readBackupTime(name)?.getTime() }))
    .filter((backup): backup is { name: string; time: number } => backup.time !== undefined)
    .filter(({ name }) => name !== newest)
    .sort((one, other) => other.time - one.time);
  const old = earlier.filter(({ time }) => time < oldest);
  if (old.length > 1 && old.length === earlier.length) {
    throw new Error(
      `The backup is in ${place.name}, but no older one was deleted: by the clock (${now.toISOString().slice(0, 10)}) all ${old.length} are older than ${RETENTION.backupDays} days. Please check the clock. If it is right, the next backup deletes them.`,
    );
  }
  const surplus = keep === undefined ? [] : earlier.slice(keep - 1);
  const removed = [...new Set([...old, ...surplus])].filter(({ name }) => name !== lastGood);
  for (const { name } of removed) await place.remove(name);
  return removed.length;
}
