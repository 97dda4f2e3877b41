import { formatDateTime } from '#domain/indian-format.ts';
import type { EmailMessage } from '#server/platform/email/email-message.ts';
import type { LoggedMail } from './repository.ts';

/** Tells the operator which mails did not reach anybody, and why. */
export function undeliveredMailsEmail(mails: readonly LoggedMail[]): EmailMessage {
  const count = mails.length === 1 ? 'A mail was' : `${mails.length} mails were`;
  return {
    subject: `${count} not delivered`,
    greeting: 'Hello,',
    paragraphs: [
      `${count} not delivered. The shop will not try again.`,
      'Please contact these people in another way. To send a mail again, if need be to another address: npm run operator -- mails again ID --to ADDRESS',
    ],
    sections: mails.map(({ id, toAddress, subject, lastReply, createdAt, state }) => ({
      title: subject,
      details: [
        `To ${toAddress}, ${formatDateTime(createdAt)}`,
        `${state === 'refused' ? 'Refused' : 'Given up'}: ${lastReply}`,
        `ID ${id}`,
      ],
    })),
  };
}
