import type { Logger } from 'pino';
import {
  accountCorrectedEmail,
  accountDeletedEmail,
  accountsMergedEmail,
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
import { sendSmsLimitEmail } from '#server/features/accounts/send-sms-limit-email.ts';
import { logDeletedAccount, logEstimateNumbers } from '#server/features/backup/erasure-log.ts';
import { sendBackupFailedEmail } from '#server/features/backup/send-backup-failed-email.ts';
import { sendContactMessageEmail } from '#server/features/content/send-contact-message-email.ts';
import { sendFurtherMessagesEmail } from '#server/features/content/send-further-messages-email.ts';
import { sendReturnEmail } from '#server/features/dispatch/send-return-email.ts';
import type { EstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { freezeFormerEstimates } from '#server/features/estimates/freeze-former-estimates.ts';
import { sendUndeliveredEmail } from '#server/features/mail-log/send-undelivered-email.ts';
import { sendHeldRequestsEmail } from '#server/features/order-emails/send-held-requests-email.ts';
import {
  sendFormerStatusEmail,
  sendGatheredRequestsEmail,
  sendQuoteRequestEmails,
  sendStatusChangesEmail,
} from '#server/features/order-emails/send-order-emails.ts';
import { sendPriceChangesEmail } from '#server/features/order-emails/send-price-changes-email.ts';
import { sendQuotationEmail } from '#server/features/quotation-emails/send-quotation-email.ts';
import { selectSealing } from '#server/features/sealed-copies/repository.ts';
import { sealFiles } from '#server/features/sealed-copies/seal.ts';
import { announceEvent } from '#server/features/webhooks/announce-event.ts';
import { deliverWebhook } from '#server/features/webhooks/deliver-webhook.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import {
  enqueue,
  type FormerJobs,
  type JobPayloads,
  type QuoteRequestMail,
} from '#server/platform/queue/enqueue.ts';
import type { SmsGateway } from '#server/platform/sms/sms-gateway.ts';
import type { Config } from './config.ts';

/** The services that tasks need. */
export type TaskDependencies = {
  smsGateway: SmsGateway | undefined;
  estimateRenderer: EstimateRenderer;
  config: Config;
};

/** All jobs but `mail-again`, which runs the task of another. */
type TaskPayloads = Omit<JobPayloads, 'mail-again'> & FormerJobs;
/** @param mailer records the mails of this job. */
type Task<Payload> = (
  payload: Payload,
  mailer: Mailer,
) => Promise<unknown> | (Payload extends readonly unknown[] ? Promise<unknown>[] : never);
export type Tasks = { [Name in keyof TaskPayloads]: Task<TaskPayloads[Name]> };

/** What runs each kind of job. */
export function createTasks(
  database: Database,
  { smsGateway, estimateRenderer, config }: TaskDependencies,
  log: Logger,
): Tasks {
  const { brand, operatorEmail } = config;
  const requestFiles = createStoredFiles(config.requestFilesDir);
  const toOrderEmails = (mailer: Mailer) => ({
    mailer,
    operatorEmail,
    renderContext: { renderer: estimateRenderer, brand },
  });
  const sendOneEmail = async (mail: QuoteRequestMail, mailer: Mailer) => {
    await Promise.all(sendQuoteRequestEmails(database, toOrderEmails(mailer), [mail]));
  };
  return {
    'activation-mail': ({ registrationId }, mailer) => sendActivationEmail(database, mailer, registrationId),
    'already-registered-mail': ({ accountId }, mailer) =>
      sendAlreadyRegisteredEmail(database, mailer, accountId),
    'phone-code-sms': async ({ phoneCodeId }) => {
      if (smsGateway) await sendPhoneCode(database, smsGateway, phoneCodeId);
    },
    'sms-limit-mail': ({ limit }, mailer) => sendSmsLimitEmail(database, { mailer, operatorEmail }, limit),
    'reset-mail': ({ accountId }, mailer) => sendPasswordResetEmail(database, mailer, accountId),
    'no-account-mail': ({ email }, mailer) => mailer.send(email, noAccountEmail(mailer.sender)),
    'email-change-mail': ({ emailChangeId }, mailer) => sendEmailChangeEmail(database, mailer, emailChangeId),
    'email-change-notice-mail': ({ oldEmail, newEmail, name }, mailer) =>
      mailer.send(oldEmail, emailChangeNoticeEmail(mailer.sender, name, newEmail)),
    'password-changed-mail': ({ accountId }, mailer) => sendPasswordChangedEmail(database, mailer, accountId),
    'phone-changed-mail': ({ accountId }, mailer) => sendPhoneChangedEmail(database, mailer, accountId),
    'new-device-mail': (login, mailer) => sendNewDeviceEmail(database, mailer, login),
    'account-deleted-mail': async ({ email, name }, mailer) => {
      const { isOn: hasSealedCopy } = await selectSealing(database);
      await mailer.send(email, accountDeletedEmail(mailer.sender, name, { hasSealedCopy }));
    },
    'log-deleted-account': ({ accountHash }) => logDeletedAccount(config.dataDir, accountHash),
    'account-corrected-mail': ({ email, name, corrected = {} }, mailer) =>
      mailer.send(email, accountCorrectedEmail(mailer.sender, name, corrected)),
    'accounts-merged-mail': ({ to, ...merge }, mailer) =>
      mailer.send(to, accountsMergedEmail(mailer.sender, merge)),
    'delete-request-files': async ({ fileIds }) => {
      await sealFiles(database, requestFiles, fileIds);
      await Promise.all(fileIds.map(requestFiles.remove));
    },
    'quote-request-mails': (mails, mailer) => {
      const ids = mails.map(({ quoteRequestId }) => quoteRequestId);
      logEstimateNumbers(database, config.dataDir, ids).catch((err) =>
        log.warn({ err }, 'estimate number not logged beside the database'),
      );
      return sendQuoteRequestEmails(database, toOrderEmails(mailer), mails);
    },
    'gathered-requests-mail': (requests, mailer) =>
      sendGatheredRequestsEmail(database, toOrderEmails(mailer), requests),
    'held-requests-mail': (held, mailer) => sendHeldRequestsEmail(database, toOrderEmails(mailer), held),
    'contact-message-mail': ({ messageId }, mailer) =>
      sendContactMessageEmail(database, { mailer, operatorEmail }, messageId),
    'further-messages-mail': ({ length }, mailer) =>
      sendFurtherMessagesEmail(database, { mailer, operatorEmail }, length),
    'undelivered-mails-mail': (mails, mailer) =>
      sendUndeliveredEmail(database, { mailer, operatorEmail }, mails),
    'backup-failed-mail': (failure, mailer) =>
      sendBackupFailedEmail(database, { mailer, operatorEmail }, failure),
    'status-changes-mail': (changes, mailer) =>
      sendStatusChangesEmail(database, toOrderEmails(mailer), changes),
    'price-changes-mail': (changes, mailer) =>
      sendPriceChangesEmail(database, toOrderEmails(mailer), changes),
    'quotation-mail': (mail, mailer) => sendQuotationEmail(database, toOrderEmails(mailer), mail),
    'return-mail': ({ returnId }, mailer) => sendReturnEmail(database, { mailer, operatorEmail }, returnId),
    'freeze-former-estimates': async ({ after }) => {
      const last = await freezeFormerEstimates(database, brand, after);
      if (last !== undefined) await enqueue(database, 'freeze-former-estimates', { after: last });
    },
    'announce-event': (event) => announceEvent(database, event),
    'deliver-webhook': ({ deliveryId }) => deliverWebhook(database, config.webhookHost, deliveryId),
    'quote-request-mail': ({ quoteRequestId }, mailer) =>
      sendOneEmail({ quoteRequestId, to: 'buyer' }, mailer),
    'new-request-mail': ({ quoteRequestId }, mailer) =>
      sendOneEmail({ quoteRequestId, to: 'operator' }, mailer),
    'order-status-mail': (change, mailer) => sendFormerStatusEmail(database, toOrderEmails(mailer), change),
  };
}
