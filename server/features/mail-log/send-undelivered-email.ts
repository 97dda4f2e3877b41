import { getOperatorEmail } from '#server/features/content/get-operator-email.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import type { JobPayloads } from '#server/platform/queue/enqueue.ts';
import { undeliveredMailsEmail } from './emails.ts';
import { selectMails } from './repository.ts';

/** Tells the operator about mails that were refused or given up, unless their rows are gone by then. */
export async function sendUndeliveredEmail(
  database: Database,
  { mailer, operatorEmail }: { mailer: Mailer; operatorEmail: string | undefined },
  undelivered: JobPayloads['undelivered-mails-mail'],
): Promise<void> {
  const ids = undelivered.map(({ mailId }) => mailId);
  const mails = await selectMails(database, { ids }, ids.length);
  if (mails.length === 0) return;
  const operator = await getOperatorEmail(database, { operatorEmail });
  await mailer.send(operator, undeliveredMailsEmail(mails));
}
