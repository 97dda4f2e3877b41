import type { WireMail } from '#contract/staff-mails.ts';
import type { LoggedMail } from '#server/features/mail-log/repository.ts';

export function presentMail(mail: LoggedMail): WireMail {
  return {
    id: mail.id,
    createdAt: mail.createdAt.toISOString(),
    updatedAt: mail.updatedAt.toISOString(),
    state: mail.state,
    tries: mail.tries,
    to: mail.toAddress,
    subject: mail.subject,
    last_reply: mail.lastReply,
    request: mail.quoteRequestId,
    estimate_number: mail.estimateNumber ?? null,
  };
}
