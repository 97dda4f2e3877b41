import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import { furtherMessagesEmail } from './emails.ts';
import { getOperatorEmail } from './get-operator-email.ts';

/**
 * Tells the operator how many contact messages were not mailed one by one.
 * @param count at least 1.
 */
export async function sendFurtherMessagesEmail(
  database: Database,
  { mailer, operatorEmail }: { mailer: Mailer; operatorEmail: string | undefined },
  count: number,
): Promise<void> {
  const operator = await getOperatorEmail(database, { operatorEmail });
  await mailer.send(operator, furtherMessagesEmail(count));
}
