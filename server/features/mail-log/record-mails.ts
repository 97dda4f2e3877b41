import type { Logger } from 'pino';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { type Mailer, MailRefusedError } from '#server/platform/email/mailer.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { formatMailState } from './mail-state.ts';
import { type MailState, updateMail, upsertMail } from './repository.ts';

/** A job that sends mails, in the attempt that is running. */
export type MailJob = {
  id: string;
  /** The name and payload of a job that sends the same mails. */
  kind: string;
  payload: unknown;
  isLastAttempt: boolean;
};

/** The mail about mails that could not be delivered. There is no other one about itself. */
const NOTICE = 'undelivered-mails-mail';
/** RFC 5321, 4.5.3.1: the limits of its two parts. */
const EMAIL_ADDRESS = /[^\s<>()"',;:@]{1,64}@[^\s<>()"',;@]{1,255}/g;

/**
 * The mailer for a job: it records each mail and what happened to it. A mail that the server refuses for good is not an
 * error of the job, so it is not tried again; the operator gets a mail about it.
 */
export function recordMails(database: Database, mailer: Mailer, job: MailJob, log: Logger): Mailer {
  const { id: jobId, kind, isLastAttempt } = job;
  return {
    sender: mailer.sender,
    async send(to, message, { quoteRequestId, payload = job.payload } = {}) {
      const { subject } = message;
      const mail = { jobId, kind, payload, quoteRequestId, toAddress: to, subject };
      const { id, state, lastReply } = await upsertMail(database, mail);
      // A job that is retried because of another of its mails.
      if (state === 'sent') return lastReply;
      const logDetails = { mail: id, kind, quoteRequestId };
      let reply: string;
      try {
        reply = await mailer.send(to, message);
      } catch (cause) {
        reply = cause instanceof Error ? cause.message : String(cause);
        const isRefused = cause instanceof MailRefusedError;
        const state = isRefused ? 'refused' : isLastAttempt ? 'given_up' : 'waiting';
        await recordFailure(database, { id, kind, state, reply });
        const publicReply = reply.replace(EMAIL_ADDRESS, '…');
        log.warn({ ...logDetails, reply: publicReply }, `mail not sent: ${formatMailState(state)}`);
        if (isRefused) return reply;
        // It replaces an error whose text may contain the address, which must not be in the log.
        throw new Error(publicReply);
      }
      // The mail is sent: failing now would only send it twice.
      await updateMail(database, { id, state: 'sent', lastReply: reply }).catch((err) =>
        log.error({ ...logDetails, err }, 'mail sent, but not recorded as sent'),
      );
      return reply;
    },
  };
}

async function recordFailure(
  database: Database,
  { id, kind, state, reply }: { id: string; kind: string; state: MailState; reply: string },
): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    await updateMail(transaction, { id, state, lastReply: reply });
    if (state !== 'waiting' && kind !== NOTICE)
      await enqueue(transaction, NOTICE, [{ mailId: id }], { hourKey: '' });
  });
}
