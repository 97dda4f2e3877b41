import type { Database } from '#server/platform/database/connection.ts';
import { getContactLinks } from './get-contact-links.ts';

/**
 * The address for mails to the operator.
 * @param settings.operatorEmail undefined for the shop's contact address.
 * @throws Error when there is none: the job is retried, and the operator may have set one by then.
 */
export async function getOperatorEmail(
  database: Database,
  { operatorEmail }: { operatorEmail: string | undefined },
): Promise<string> {
  const address = operatorEmail ?? (await getContactLinks(database)).email;
  if (address === '') {
    throw new Error('No address for mails to the operator: set OPERATOR_EMAIL or the shop’s contact e-mail.');
  }
  return address;
}
