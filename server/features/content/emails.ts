import { formatPhone } from '#domain/phone.ts';
import { shortId } from '#domain/short-id.ts';
import type { contactMessages } from '#server/platform/database/schema.ts';
import type { EmailMessage } from '#server/platform/email/email-message.ts';

type Message = typeof contactMessages.$inferSelect;

/** Passes a message of the contact form on to the operator. */
export function contactMessageEmail({
  id,
  firstName,
  lastName,
  phone,
  email,
  message,
}: Message): EmailMessage {
  const name = `${firstName} ${lastName}`;
  return {
    subject: `Message from ${name}`,
    greeting: 'Hello,',
    paragraphs: [
      `${name} has left a message on the contact page.`,
      email === null
        ? 'The sender gave no e-mail address, so please answer by phone.'
        : 'Replies to this e-mail go to the sender.',
      `Once you have answered, please run this command: npm run operator -- messages done ${shortId(id)}`,
    ],
    sections: [
      { title: 'Message', details: message.split(/\r?\n/) },
      { title: 'Sender', details: [name, `Phone ${formatPhone(phone)}`, ...(email === null ? [] : [email])] },
    ],
    ...(email !== null && { replyTo: email }),
  };
}

/** Tells the operator that more messages came than are mailed one by one. */
export function furtherMessagesEmail(count: number): EmailMessage {
  const messages = count === 1 ? 'One more message' : `${count} more messages`;
  return {
    subject: `${messages} from the contact page`,
    greeting: 'Hello,',
    paragraphs: [
      `${messages} came in an hour in which you had already received many, so they are not mailed one by one.`,
      'To read them, please run this command: npm run operator -- messages --limit 100',
    ],
  };
}
