import { AppError } from '#contract/errors.ts';
import type { DbReader } from '#server/platform/database/connection.ts';
import { getContactLinks } from './get-contact-links.ts';

/**
 * The address for mails to the operator.
 * @param settings.operatorEmail undefined for the shop's contact address.
 * @throws AppError 'conflict' when there is none: a job is retried, and the operator may have set one by then.
 */
export async function getOperatorEmail(
  database: DbReader,
  { operatorEmail }: { operatorEmail: string | undefined },
): Promise<string> {
  const address = operatorEmail ?? (await getContactLinks(database)).email;
  if (address === '') {
    throw new AppError(
      'conflict',
      'The shop has no e-mail address for answers of buyers. Please set that of its contact links, or OPERATOR_EMAIL.',
    );
  }
  return address;
}
