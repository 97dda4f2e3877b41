import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import { contactMessageEmail } from './emails.ts';
import { getOperatorEmail } from './get-operator-email.ts';
import { selectContactMessage } from './repository.ts';

/** Mails a contact message to the operator, unless it has been removed by then. */
export async function sendContactMessageEmail(
  database: Database,
  { mailer, operatorEmail }: { mailer: Mailer; operatorEmail: string | undefined },
  messageId: string,
): Promise<void> {
  const message = await selectContactMessage(database, messageId);
  if (!message) return;
  const operator = await getOperatorEmail(database, { operatorEmail });
  await mailer.send(operator, contactMessageEmail(message));
}
