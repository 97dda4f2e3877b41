import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { backUp } from '#server/features/backup/back-up.ts';
import type { BackupPlace } from '#server/features/backup/backup-place.ts';
import {
  type BackupOutcome,
  type BackupWork,
  selectOutcomes,
} from '#server/features/backup/outcome-queries.ts';
import { pruneBackups, toBackupFileName } from '#server/features/backup/prune-backups.ts';
import { hasFailed, recordFailure, recordSuccess } from '#server/features/backup/record-outcome.ts';
import { tryRestore } from '#server/features/backup/try-restore.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { type AgeKey, readAgeKey } from '#server/platform/files/age-encryption.ts';
import { openBackupPlace } from './backup-place.ts';
import type { Config } from './config.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How often the shop looks whether a backup or a check is due. */
const LOOK_EVERY_MS = 10 * MINUTE_MS;
const CHECK_EVERY_MS = 7 * DAY_MS;
/** After a failure the next attempt waits for so long. */
const RETRY_AFTER_MS: Record<BackupWork, number> = { backup: HOUR_MS, check: DAY_MS };

/** An arbitrary key for the advisory lock: of all processes of a shop, one looks after its backups. */
const BACKUPS_LOCK = 7_214_005;

/** How often the shop does what its settings ask for, in ms. */
export function getBackupPeriods({ backup }: Config): Partial<Record<BackupWork, number>> {
  return {
    ...(backup.everyMs !== undefined && { backup: backup.everyMs }),
    ...(backup.isChecked && { check: CHECK_EVERY_MS }),
  };
}

type Work = { connection: Connection; config: Config; place: BackupPlace; key: AgeKey | undefined };

/**
 * Writes backups and checks them as the settings say, for as long as the shop is open. These are no jobs of the queue:
 * one that takes minutes counts as abandoned there.
 * @param connection without a time limit for statements.
 * @throws Error when the key file of the settings cannot be used.
 */
export async function lookAfterBackups(
  connection: Connection,
  config: Config,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { keyFile } = config.backup;
  const key = keyFile === undefined ? undefined : await readAgeKey(keyFile);
  const place = await openBackupPlace(config, signal);
  const work = { connection, config, place, key };

  async function lookRegularly(): Promise<void> {
    while (!signal.aborted) {
      await look(work, signal, log).catch((cause) => {
        if (!signal.aborted) log.warn({ err: cause }, 'backups could not be looked after');
      });
      await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const ended = lookRegularly();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Does what is due, unless another process of the shop is doing so. */
async function look(work: Work, signal: AbortSignal, log: Logger): Promise<void> {
  const { connection, config, place } = work;
  const lock = await connection.pool.connect();
  try {
    const { rows } = await lock.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      BACKUPS_LOCK,
    ]);
    if (!rows[0]?.isFree) return;
    const { everyMs, isChecked } = config.backup;
    const outcomes = await selectOutcomes(connection.database);
    if (everyMs !== undefined && canTry('backup', outcomes.backup)) {
      await attempt('backup', work, signal, log, async () => {
        if (!(await isBackupDue(place, everyMs))) return undefined;
        const lastGood = isChecked ? (outcomes.check?.backupName ?? undefined) : undefined;
        return writeAndPrune(work, lastGood, signal);
      });
    }
    const checkedAt = outcomes.check?.succeededAt?.getTime() ?? 0;
    if (isChecked && canTry('check', outcomes.check) && Date.now() - checkedAt > CHECK_EVERY_MS) {
      const folder = path.join(config.dataDir, 'backup-check');
      await attempt('check', work, signal, log, () =>
        tryRestore(place, { key: work.key, folder, signal, log }),
      );
    }
  } finally {
    // Closing the connection gives the lock back.
    lock.release(true);
  }
}

/** A backup from the future, which a wrong clock has dated, says nothing. */
async function isBackupDue(place: BackupPlace, everyMs: number): Promise<boolean> {
  const now = Date.now();
  const ages = (await place.list()).map(({ writtenAt }) => now - writtenAt.getTime());
  // The next look would be too late.
  return !ages.some((age) => age >= 0 && age + LOOK_EVERY_MS <= everyMs);
}

function canTry(kind: BackupWork, outcome: BackupOutcome | undefined): boolean {
  if (!outcome?.failedAt || !hasFailed(outcome)) return true;
  return Date.now() - outcome.failedAt.getTime() > RETRY_AFTER_MS[kind];
}

/** @param run returns the name of the backup, or undefined when there was nothing to do. */
async function attempt(
  kind: BackupWork,
  { connection: { database } }: Work,
  signal: AbortSignal,
  log: Logger,
  run: () => Promise<string | undefined>,
): Promise<void> {
  try {
    const backup = await run();
    if (backup === undefined) return;
    await recordSuccess(database, kind, backup);
    log.info({ backup }, kind === 'backup' ? 'backup written' : 'backup restored for a check');
  } catch (cause) {
    if (signal.aborted) return;
    log.error(
      { err: cause },
      kind === 'backup' ? 'backup failed' : 'the newest backup could not be restored',
    );
    await recordFailure(database, kind, cause instanceof Error ? cause.message : String(cause));
  }
}

async function writeAndPrune(
  { connection, config, place, key }: Work,
  lastGood: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const now = new Date();
  const name = toBackupFileName(now, key !== undefined);
  const source = { pool: connection.pool, folders: config, dataDir: config.dataDir };
  await backUp(source, place, name, { key, signal });
  await pruneBackups(place, name, { now, keep: config.backup.keep, lastGood });
  return name;
}
