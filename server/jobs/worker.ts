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
import type { Connection } from '#server/database/connect.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { SmsGateway } from '#server/sms/sms-gateway.ts';
import type { Jobs } from './enqueue.ts';
import { removeExpired } from './remove-expired.ts';

const CONCURRENCY = 4;
/** Graphile Worker hears of new jobs at once; this is how often it looks for delayed ones. */
const POLL_MS = 2000;

/** The ways to people's mailboxes and phones. */
export type Transports = { mailer: Mailer; smsGateway: SmsGateway | undefined };

type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void> };

/** Works on the jobs, each until it succeeds, with growing pauses between its tries. */
export async function startWorker(
  { pool, database }: Connection,
  { mailer, smsGateway }: Transports,
  log: Logger,
): Promise<Runner> {
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
  };
  const runner = await run({
    pgPool: pool,
    taskList: { ...(tasks as TaskList), 'remove-expired': () => removeExpired(database) },
    crontab: '17 * * * * remove-expired',
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
    }),
  });
  runner.promise.catch((cause) => log.error({ err: cause }, 'the job worker stopped'));
  return runner;
}
