import { formatDateTime } from '#domain/indian-format.ts';
import { findNewestBackup } from '#server/features/backup/find-newest-backup.ts';
import type { ReadinessProblem } from './readiness-problem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param folder where `npm run backup` writes. Backups elsewhere, which the shop does not know of, do not count. */
export async function checkBackup(folder: string, now: Date): Promise<ReadinessProblem[]> {
  const newest = await findNewestBackup(folder);
  if (newest && now.getTime() - newest.getTime() <= DAY_MS) return [];
  const state = newest
    ? `The last backup in ${folder} is of ${formatDateTime(newest)}`
    : `There is no backup in ${folder}`;
  return [{ about: 'backup', message: `${state}: run “npm run backup” every day.` }];
}
