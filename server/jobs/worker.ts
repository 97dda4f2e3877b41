import { setTimeout as sleep } from 'node:timers/promises';
import { run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
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
 * The end of a job is noted in batches, here without any delay: only so does Graphile Worker try again when the
 * database is away just then. Noted singly, that would be an unhandled rejection and end the whole shop.
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
  let runner = await start();
  let isStopping = false;

  /** A worker that cannot note the end of a job for minutes gives up; later the database may be back. */
  async function replaceWhenGone(): Promise<void> {
    await runner.promise.catch(() => undefined);
    while (!isStopping) {
      log.error('the job worker gave up and is started again');
      await sleep(RESTART_AFTER_MS, undefined, { ref: false });
      try {
        runner = await start();
        if (isStopping) await runner.stop();
        await runner.promise;
      } catch (cause) {
        log.error({ err: cause }, 'the job worker cannot work');
      }
    }
  }
  void replaceWhenGone();

  return {
    async stop() {
      isStopping = true;
      await runner.stop().catch(() => undefined);
    },
  };
}
