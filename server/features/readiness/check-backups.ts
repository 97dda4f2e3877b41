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
  const problems = [
    await describeAge(context, now),
    context.everyMs === undefined
      ? undefined
      : describeFailure(backup, (when, why) => `The last backup failed (${when}): ${why}.`),
    describeFailure(check, (when, why) => `The newest backup could not be restored (${when}): ${why}.`),
  ];
  return problems
    .filter((problem) => problem !== undefined)
    .map((problem) => ({ about: 'backup', ...problem }));
}

type Described = Pick<ReadinessProblem, 'message' | 'how'>;

/** @returns undefined when there is a backup that is new enough. */
async function describeAge({ place, everyMs }: BackupContext, now: Date): Promise<Described | undefined> {
  try {
    const newest = await findNewestBackup(place);
    if (newest && now.getTime() - newest.writtenAt.getTime() <= Math.max(everyMs ?? 0, DAY_MS))
      return undefined;
    const message = newest
      ? `The last backup in ${place.name} is of ${formatDateTime(newest.writtenAt)}.`
      : `There is no backup in ${place.name}.`;
    const how =
      everyMs === undefined
        ? 'Set BACKUP_EVERY=1d, or run “npm run backup” every day.'
        : 'See the log of the shop, and run “npm run backup”.';
    return { message, how };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : cause;
    return { message: `The backups in ${place.name} cannot be listed: ${why}.` };
  }
}

function describeFailure(
  outcome: BackupOutcome | undefined,
  describe: (when: string, why: string) => string,
): Described | undefined {
  if (!outcome?.failedAt || !outcome.reason || !hasFailed(outcome)) return undefined;
  return { message: describe(formatDateTime(outcome.failedAt), outcome.reason) };
}
