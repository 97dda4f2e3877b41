import { getOperatorEmail } from '#server/features/content/get-operator-email.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import { backupCheckFailedEmail, backupFailedEmail } from './emails.ts';
import type { BackupWork } from './outcome-queries.ts';

export async function sendBackupFailedEmail(
  database: Database,
  { mailer, operatorEmail }: { mailer: Mailer; operatorEmail: string | undefined },
  { kind, reason }: { kind: BackupWork; reason: string },
): Promise<void> {
  const message = kind === 'backup' ? backupFailedEmail(reason) : backupCheckFailedEmail(reason);
  await mailer.send(await getOperatorEmail(database, { operatorEmail }), message);
}
