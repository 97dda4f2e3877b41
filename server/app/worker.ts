import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import {
  accountCorrectedEmail,
  accountDeletedEmail,
  emailChangeNoticeEmail,
  noAccountEmail,
} from '#server/features/accounts/emails.ts';
import {
  sendActivationEmail,
  sendAlreadyRegisteredEmail,
  sendEmailChangeEmail,
  sendNewDeviceEmail,
  sendPasswordChangedEmail,
  sendPasswordResetEmail,
  sendPhoneChangedEmail,
} from '#server/features/accounts/send-account-emails.ts';
import { sendPhoneCode } from '#server/features/accounts/send-phone-code.ts';
import { logDeletedAccount, logEstimateNumbers } from '#server/features/backup/erasure-log.ts';
import { sendContactMessageEmail } from '#server/features/content/send-contact-message-email.ts';
import type { EstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { sendHeldRequestsEmail } from '#server/features/order-emails/send-held-requests-email.ts';
import {
  sendFormerStatusMail,
  sendGatheredRequestsMail,
  sendQuoteRequestMails,
  sendStatusChangesMail,
} from '#server/features/order-emails/send-order-emails.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import type { FormerJobs, JobPayloads, QuoteRequestMail } from '#server/platform/queue/enqueue.ts';
import type { SmsGateway } from '#server/platform/sms/sms-gateway.ts';
import type { Config } from './config.ts';
import { releaseAbandonedJobs } from './release-abandoned.ts';
import { removeExpired } from './remove-expired.ts';

const CONCURRENCY = 4;
/** How often Graphile Worker polls for delayed jobs; it is notified of new ones at once. */
const POLL_MS = 2000;
/** The delay before a worker that has stopped is replaced. */
const RESTART_DELAY_MS = 5000;
/**
 * Completed jobs are recorded in batches, here without delay. Recorded one by one, a database outage at that moment
 * would cause an unhandled rejection, which ends the process.
 */
const COMPLETION_BATCHING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** The services that tasks need to send e-mails and SMS. */
export type WorkerDependencies = {
  mailer: Mailer;
  smsGateway: SmsGateway | undefined;
  estimateRenderer: EstimateRenderer;
  config: Config;
};

export type JobWorker = { stop(): Promise<void> };

type Task<Payload> = (
  payload: Payload,
) => Promise<void> | (Payload extends readonly unknown[] ? Promise<void>[] : never);
type Tasks<All> = { [Name in keyof All]: Task<All[Name]> };

/** Starts running jobs; a job that fails is retried with increasing delays. */
export async function startWorker(
  { pool, database }: Connection,
  { mailer, smsGateway, estimateRenderer, config }: WorkerDependencies,
  log: Logger,
): Promise<JobWorker> {
  const { brand, operatorEmail } = config;
  const orderEmails = { mailer, operatorEmail, renderContext: { renderer: estimateRenderer, brand } };
  const tasks: Tasks<JobPayloads> = {
    'activation-mail': ({ registrationId }) => sendActivationEmail(database, mailer, registrationId),
    'already-registered-mail': ({ accountId }) => sendAlreadyRegisteredEmail(database, mailer, accountId),
    'phone-code-sms': async ({ phoneCodeId }) => {
      if (smsGateway) await sendPhoneCode(database, smsGateway, phoneCodeId);
    },
    'reset-mail': ({ accountId }) => sendPasswordResetEmail(database, mailer, accountId),
    'no-account-mail': ({ email }) => mailer.send(email, noAccountEmail(mailer.sender)),
    'email-change-mail': ({ emailChangeId }) => sendEmailChangeEmail(database, mailer, emailChangeId),
    'email-change-notice-mail': ({ oldEmail, newEmail, name }) =>
      mailer.send(oldEmail, emailChangeNoticeEmail(mailer.sender, name, newEmail)),
    'password-changed-mail': ({ accountId }) => sendPasswordChangedEmail(database, mailer, accountId),
    'phone-changed-mail': ({ accountId }) => sendPhoneChangedEmail(database, mailer, accountId),
    'new-device-mail': (login) => sendNewDeviceEmail(database, mailer, login),
    'account-deleted-mail': ({ email, name }) => mailer.send(email, accountDeletedEmail(mailer.sender, name)),
    'log-deleted-account': ({ accountHash }) => logDeletedAccount(config.dataDir, accountHash),
    'account-corrected-mail': ({ email, name }) =>
      mailer.send(email, accountCorrectedEmail(mailer.sender, name)),
    'quote-request-mails': (mails) => {
      const ids = mails.map(({ quoteRequestId }) => quoteRequestId);
      logEstimateNumbers(database, config.dataDir, ids).catch((err) =>
        log.warn({ err }, 'estimate number not logged beside the database'),
      );
      return sendQuoteRequestMails(database, orderEmails, mails);
    },
    'gathered-requests-mail': (requests) => sendGatheredRequestsMail(database, orderEmails, requests),
    'held-requests-mail': (held) => sendHeldRequestsEmail(database, orderEmails, held),
    'contact-message-mail': ({ messageId }) =>
      sendContactMessageEmail(database, { mailer, operatorEmail }, messageId),
    'status-changes-mail': (changes) => sendStatusChangesMail(database, orderEmails, changes),
  };
  const sendOneMail = async (mail: QuoteRequestMail) => {
    await Promise.all(sendQuoteRequestMails(database, orderEmails, [mail]));
  };
  const formerTasks: Tasks<FormerJobs> = {
    'quote-request-mail': ({ quoteRequestId }) => sendOneMail({ quoteRequestId, to: 'buyer' }),
    'new-request-mail': ({ quoteRequestId }) => sendOneMail({ quoteRequestId, to: 'operator' }),
    'order-status-mail': (change) => sendFormerStatusMail(database, orderEmails, change),
  };
  const startRunner = () =>
    run({
      preset: { worker: COMPLETION_BATCHING },
      pgPool: pool,
      taskList: {
        ...(tasks as TaskList),
        ...(formerTasks as TaskList),
        'remove-expired': async () => {
          const held = await removeExpired(database);
          if (held) log.error(held, 'expired personal data held back: check the clock of the database');
        },
        'release-abandoned': () => releaseAbandonedJobs(database),
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
  let current = await startRunner().then(watchRunner);
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
