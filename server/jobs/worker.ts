import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { accountDeletedMail, noAccountMail } from '#server/account/mail-texts.ts';
import {
  sendActivationMail,
  sendAlreadyRegisteredMail,
  sendPasswordChangedMail,
  sendResetMail,
} from '#server/account/send-account-mails.ts';
import { sendPhoneCode } from '#server/account/send-phone-code.ts';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/database/connect.ts';
import type { EstimatePrinter } from '#server/estimates/estimate-printer.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import {
  sendNewRequestMail,
  sendOrderStatusMail,
  sendQuoteRequestMail,
} from '#server/orders/send-order-mails.ts';
import type { SmsGateway } from '#server/sms/sms-gateway.ts';
import type { Jobs } from './enqueue.ts';
import { releaseAbandoned } from './release-abandoned.ts';
import { removeExpired } from './remove-expired.ts';

const CONCURRENCY = 4;
/** Graphile Worker hears of new jobs at once; this is how often it looks for delayed ones. */
const POLL_MS = 2000;
/** Between a worker that gave up and the next one. */
const RESTART_AFTER_MS = 5000;
/**
 * The end of a job is noted in batches, here without any delay. Noted singly, a database that is away just then would
 * be an unhandled rejection and end the whole shop.
 */
const NOTING_ENDS = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** What the tasks work with: the ways to people's mailboxes and phones, and what mails are made of. */
export type WorkerParts = {
  mailer: Mailer;
  smsGateway: SmsGateway | undefined;
  estimatePrinter: EstimatePrinter;
  config: Config;
};

export type JobWorker = { stop(): Promise<void> };

type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void> };

/** Works on the jobs, each until it succeeds, with growing pauses between its tries. */
export async function startWorker(
  { pool, database }: Connection,
  { mailer, smsGateway, estimatePrinter, config }: WorkerParts,
  log: Logger,
): Promise<JobWorker> {
  const { brand, operatorEmail } = config;
  const orderMails = { mailer, operatorEmail, printing: { printer: estimatePrinter, brand } };
  const tasks: Tasks = {
    'activation-mail': ({ registrationId }) => sendActivationMail(database, mailer, registrationId),
    'already-registered-mail': ({ accountId }) => sendAlreadyRegisteredMail(database, mailer, accountId),
    'phone-code-sms': async ({ phoneCodeId }) => {
      if (smsGateway) await sendPhoneCode(database, smsGateway, phoneCodeId);
    },
    'reset-mail': ({ accountId }) => sendResetMail(database, mailer, accountId),
    'no-account-mail': ({ email }) => mailer.send(email, noAccountMail(mailer.sender)),
    'password-changed-mail': ({ accountId }) => sendPasswordChangedMail(database, mailer, accountId),
    'account-deleted-mail': ({ email, name }) => mailer.send(email, accountDeletedMail(mailer.sender, name)),
    'quote-request-mail': (request) => sendQuoteRequestMail(database, orderMails, request),
    'new-request-mail': (request) => sendNewRequestMail(database, orderMails, request),
    'order-status-mail': (news) => sendOrderStatusMail(database, orderMails, news),
  };
  const start = () =>
    run({
      preset: { worker: NOTING_ENDS },
      pgPool: pool,
      taskList: {
        ...(tasks as TaskList),
        'remove-expired': () => removeExpired(database),
        'release-abandoned': () => releaseAbandoned(database),
      },
      crontab: '17 * * * * remove-expired\n* * * * * release-abandoned',
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      noPreparedStatements: true,
      logger: new WorkerLogger(() => (level, message) => {
        if (level === 'error') log.error(message);
        else if (level === 'warning') log.warn(message);
      }),
    });
  let current = await start().then(watchRunner);
  let isStopping = false;

  async function replaceWhenGone(): Promise<void> {
    await current.gone;
    while (!isStopping) {
      log.error('the job worker gave up and is started again');
      await sleep(RESTART_AFTER_MS, undefined, { ref: false });
      try {
        current = watchRunner(await start());
        if (isStopping) await current.stop();
        await current.gone;
      } catch (cause) {
        log.error({ err: cause }, 'the job worker cannot work');
      }
    }
  }
  void replaceWhenGone();

  return {
    async stop() {
      isStopping = true;
      await current.stop();
    },
  };
}

type WatchedRunner = { gone: Promise<void>; stop(): Promise<void> };

/**
 * A worker that could not note the end of a job gives up, and may then never say that it has stopped
 * (github.com/graphile/worker/issues/636), so what it reports on the way counts as its end too.
 */
function watchRunner(runner: Runner): WatchedRunner {
  const stop = () => runner.stop().catch(() => undefined);
  const gone = new Promise<void>((resolve) => {
    runner.promise.then(
      () => resolve(),
      () => resolve(),
    );
    runner.events.once('pool:fatalError', () => {
      void stop();
      resolve();
    });
  });
  return { gone, stop: () => Promise.race([stop(), gone]) };
}
