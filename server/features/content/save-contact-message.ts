import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { countMessagesOfLastHour, insertContactMessage } from './repository.ts';

/** The operator gets a mail for each of this many messages in an hour; about the others one for all. */
export const MAX_SINGLE_MAILS_PER_HOUR = 20;

export type ContactMessage = {
  fname: string;
  lname: string;
  phone: string;
  email?: string | undefined;
  comment: string;
};

/** Saves a visitor's message for the operator, who gets a mail about it. */
export async function saveContactMessage(
  database: Database,
  { fname, lname, phone, email, comment }: ContactMessage,
): Promise<string> {
  const id = newId();
  await retryTransaction(database, async (transaction) => {
    const isOneOfMany = (await countMessagesOfLastHour(transaction)) >= MAX_SINGLE_MAILS_PER_HOUR;
    await insertContactMessage(transaction, {
      id,
      firstName: fname,
      lastName: lname,
      phone,
      email: email ?? null,
      message: comment,
    });
    if (isOneOfMany)
      await enqueue(transaction, 'further-messages-mail', [{ messageId: id }], { hourKey: '' });
    else await enqueue(transaction, 'contact-message-mail', { messageId: id });
  });
  return 'Thank you for your message. We will call you back.';
}
