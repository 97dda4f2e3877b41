import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import { composeReturnEmail } from './compose-return-email.ts';

type Dependencies = { mailer: Mailer; operatorEmail: string | undefined };

export async function sendReturnEmail(
  database: Database,
  { mailer, operatorEmail }: Dependencies,
  returnId: string,
): Promise<void> {
  const email = await composeReturnEmail(database, { sender: mailer.sender, operatorEmail }, returnId);
  if (!email) return;
  const { address, message, quoteRequestId } = email;
  await mailer.send(address, message, { quoteRequestId });
}
