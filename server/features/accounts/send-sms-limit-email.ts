import { getOperatorEmail } from '#server/features/content/get-operator-email.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import { smsLimitEmail } from './emails.ts';
import { selectBusiestPhoneCodeAccounts } from './sms-queries.ts';

const MAX_NAMED_ACCOUNTS = 5;

/** Tells the operator that no more codes are sent by SMS today. */
export async function sendSmsLimitEmail(
  database: Database,
  { mailer, operatorEmail }: { mailer: Mailer; operatorEmail: string | undefined },
  limit: number,
): Promise<void> {
  const operator = await getOperatorEmail(database, { operatorEmail });
  const busiest = await selectBusiestPhoneCodeAccounts(database, MAX_NAMED_ACCOUNTS);
  await mailer.send(operator, smsLimitEmail(limit, busiest));
}
