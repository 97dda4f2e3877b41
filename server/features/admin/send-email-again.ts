import { AppError } from '#contract/errors.ts';
import { type MailRow, selectMailsByIdPrefix } from '#server/features/mail-log/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { enqueue, SECRET_JOBS } from '#server/platform/queue/enqueue.ts';
import { getByIdPrefix } from './get-row.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

/**
 * Sends a mail again, written with today’s details.
 * @param idPrefix the mail's id or its first characters.
 * @param to the address, if it is not the former one; only for this once.
 * @throws AppError 'not_found' for an unknown mail, 'conflict' for one that is still being tried, and for one with a
 * link, which only its owner may ask for.
 */
export function sendEmailAgain(
  database: Database,
  operator: Operator,
  idPrefix: string,
  to?: string,
): Promise<MailRow> {
  return runAsOperator(database, operator, async (transaction) => {
    const mail = getByIdPrefix(await selectMailsByIdPrefix(transaction, idPrefix), idPrefix, 'mail');
    if (mail.state === 'waiting')
      throw new AppError('conflict', 'The shop is still trying to send this mail.');
    if (SECRET_JOBS.some((kind) => kind === mail.kind)) {
      throw new AppError(
        'conflict',
        'This mail had a link that is only for its owner, who can ask for a new one in the shop.',
      );
    }
    await enqueue(transaction, 'mail-again', { mailId: mail.id, ...(to && { to }) });
    return mail;
  });
}
