import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Job,
  type JobHelpers,
  type Runner,
  run,
  type TaskList,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Logger } from 'pino';
import { removeRestoreRemains } from '#server/features/backup/restore-remains.ts';
import { countRequests } from '#server/features/catalogue/count-requests.ts';
import { recordMails } from '#server/features/mail-log/record-mails.ts';
import { selectMailsById } from '#server/features/mail-log/repository.ts';
import { remindOfLapses } from '#server/features/quotation-emails/remind-of-lapses.ts';
import { removeAbandonedFiles } from '#server/features/request-files/delete-files.ts';
import { sealRemovedRows } from '#server/features/sealed-copies/seal.ts';
import { getSender } from '#server/features/settings/get-sender.ts';
import { removeOldImports } from '#server/features/staff-imports/import-files.ts';
import type { Connection, Database } from '#server/platform/database/connection.ts';
import type { Mailer, MailerOf } from '#server/platform/email/mailer.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { enqueue, type JobPayloads } from '#server/platform/queue/enqueue.ts';
import { releaseAbandonedJobs } from './release-abandoned.ts';
import { removeExpired } from './remove-expired.ts';
import { createTasks, type TaskDependencies, type Tasks } from './tasks.ts';

const CONCURRENCY = 4;
/** How often Graphile Worker polls for delayed jobs; it is notified of new ones at once. */
const POLL_MS = 2000;
/** How long the shop waits before it starts a worker again that has stopped unexpectedly. */
const RESTART_DELAY_MS = 5000;
/**
 * Completed jobs are recorded in batches, here without delay. Recorded one by one, a database outage at that moment
 * would cause an unhandled rejection, which ends the process.
 */
const COMPLETION_BATCHING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

export type WorkerDependencies = TaskDependencies & { mailerOf: MailerOf };

export type JobWorker = { stop(): Promise<void> };

/** Starts running jobs; a job that fails is retried with increasing delays. */
export async function startWorker(
  { pool, database }: Connection,
  dependencies: WorkerDependencies,
  log: Logger,
): Promise<JobWorker> {
  const taskList = createTaskList(database, dependencies, log);
  const requestFiles = createStoredFiles(dependencies.config.requestFilesDir);
  const importFiles = createStoredFiles(dependencies.config.importsDir);
  const startRunner = () =>
    run({
      preset: { worker: COMPLETION_BATCHING },
      pgPool: pool,
      taskList: {
        ...taskList,
        'remove-expired': async () => {
          const held = await removeExpired(database);
          if (held) log.error(held, 'expired personal data held back: check the clock of the database');
        },
        'seal-removed-rows': () => sealRemovedRows(database),
        'release-abandoned': () => releaseAbandonedJobs(database),
        'count-requests': () => countRequests(database),
        'remind-of-lapses': () => remindOfLapses(database),
        'remove-abandoned-files': async () => {
          await removeAbandonedFiles(database, requestFiles);
          await removeOldImports(importFiles);
          await removeRestoreRemains(dependencies.config);
        },
      },
      crontab: [
        '17 * * * * remove-expired',
        '*/10 * * * * seal-removed-rows',
        '* * * * * release-abandoned',
        '37 * * * * count-requests',
        '47 * * * * remove-abandoned-files',
        // The hour begins at half past in UTC: India is five and a half hours ahead.
        '33 * * * * remind-of-lapses',
      ].join('\n'),
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      noPreparedStatements: true,
      logger: new WorkerLogger(() => (level, message) => {
        if (level === 'error') log.error(message);
        else if (level === 'warning') log.warn(message);
      }),
    });
  let current = await startRunner().then(watchRunner);
  await enqueue(database, 'freeze-former-estimates', { after: '' });
  let isStopping = false;

  async function restartWhenExited(): Promise<void> {
    await current.exited;
    while (!isStopping) {
      log.error('job worker stopped unexpectedly; restarting');
      await sleep(RESTART_DELAY_MS, undefined, { ref: false });
      try {
        current = watchRunner(await startRunner());
        if (isStopping) await current.stop();
        await current.exited;
      } catch (cause) {
        log.error({ err: cause }, 'job worker failed to start');
      }
    }
  }
  void restartWhenExited();

  return {
    async stop() {
      isStopping = true;
      await current.stop();
    },
  };
}

type WatchedRunner = { exited: Promise<void>; stop(): Promise<void> };

/**
 * A worker that cannot record the end of a job stops, but its promise may never settle
 * (github.com/graphile/worker/issues/636), so a fatal error counts as its end as well.
 */
function watchRunner(runner: Runner): WatchedRunner {
  const stop = () => runner.stop().catch(() => undefined);
  const exited = new Promise<void>((resolve) => {
    runner.promise.then(
      () => resolve(),
      () => resolve(),
    );
    runner.events.once('pool:fatalError', () => {
      void stop();
      resolve();
    });
  });
  return { exited, stop: () => Promise.race([stop(), exited]) };
}

/** The tasks by their names. Each job gets a mailer of its own, which records its mails. */
function createTaskList(
  database: Database,
  { mailerOf, ...dependencies }: WorkerDependencies,
  log: Logger,
): TaskList {
  const tasks = createTasks(database, dependencies, log);
  const runTask = async (
    kind: keyof Tasks,
    payload: unknown,
    { id, attempts, max_attempts }: Job,
    to?: string,
  ) => {
    const mailer = mailerOf(await getSender(database, dependencies.config.brand));
    const mailJob = { id, kind, payload, isLastAttempt: attempts >= max_attempts };
    const recordingMailer = recordMails(database, mailer, mailJob, log);
    const run = tasks[kind] as (payload: unknown, mailer: Mailer) => Promise<void> | Promise<unknown>[];
    return run(payload, to === undefined ? recordingMailer : redirectMails(recordingMailer, to));
  };
  const kinds = Object.keys(tasks) as (keyof Tasks)[];
  return {
    ...Object.fromEntries(
      kinds.map((kind) => [kind, (payload: unknown, { job }: JobHelpers) => runTask(kind, payload, job)]),
    ),
    'mail-again': async (payload, { job }) => {
      const { mailId, to } = payload as JobPayloads['mail-again'];
      const [mail] = await selectMailsById(database, [mailId]);
      if (!mail) return;
      // A job with several mails gives a promise for each.
      const sent = await runTask(mail.kind as keyof Tasks, mail.payload, job, to);
      await Promise.all([sent].flat());
    },
  };
}

function redirectMails({ sender, send }: Mailer, to: string): Mailer {
  return { sender, send: (_to, message, context) => send(to, message, context) };
}
