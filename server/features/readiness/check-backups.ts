import { formatDateTime } from '#domain/indian-format.ts';
import type { BackupPlace } from '#server/features/backup/backup-place.ts';
import { findNewestBackup } from '#server/features/backup/find-newest-backup.ts';
import type { BackupOutcome, BackupOutcomes } from '#server/features/backup/outcome-queries.ts';
import { hasFailed } from '#server/features/backup/record-outcome.ts';
import type { ReadinessProblem } from './readiness-problem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param everyMs how often the shop writes a backup; undefined when it does not. */
export type BackupContext = { place: BackupPlace; everyMs: number | undefined };

/** @param context of the settings. Backups elsewhere, which the shop does not know of, do not count. */
export async function checkBackups(
  context: BackupContext,
  { backup, check }: BackupOutcomes,
  now: Date,
): Promise<ReadinessProblem[]> {
  const messages = [
    await describeAge(context, now),
    context.everyMs === undefined ? undefined : describeFailure('The last backup failed', backup),
    describeFailure('The newest backup could not be restored', check),
  ];
  return messages.filter((message) => message !== undefined).map((message) => ({ about: 'backup', message }));
}

/** @returns undefined when there is a backup that is new enough. */
async function describeAge({ place, everyMs }: BackupContext, now: Date): Promise<string | undefined> {
  try {
    const newest = await findNewestBackup(place);
    if (newest && now.getTime() - newest.writtenAt.getTime() <= Math.max(everyMs ?? 0, DAY_MS))
      return undefined;
    const state = newest
      ? `The last backup in ${place.name} is of ${formatDateTime(newest.writtenAt)}`
      : `There is no backup in ${place.name}`;
    return everyMs === undefined
      ? `${state}: set BACKUP_EVERY=1d, or run “npm run backup” every day.`
      : `${state}: see the log of the shop, and run “npm run backup”.`;
  } catch (cause) {
    return `The backups in ${place.name} cannot be listed: ${cause instanceof Error ? cause.message : cause}`;
  }
}

function describeFailure(what: string, outcome: BackupOutcome | undefined): string | undefined {
  if (!outcome?.failedAt || !hasFailed(outcome)) return undefined;
  return `${what} (${formatDateTime(outcome.failedAt)}): ${outcome.reason}`;
}
