import type { Database } from '#server/platform/database/connection.ts';
import { selectMessages, updateMessageDone } from './content-queries.ts';
import { getByIdPrefix } from './get-row.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

/**
 * Marks a contact message as done.
 * @param idPrefix the message's id or its first characters.
 * @throws AppError 'not_found' when no such message is waiting.
 */
export function markMessageDone(database: Database, operator: Operator, idPrefix: string) {
  return runAsOperator(database, operator, async (transaction) => {
    const waiting = await selectMessages(transaction, { includesDone: false });
    const message = getByIdPrefix(waiting, idPrefix, 'waiting message');
    await updateMessageDone(transaction, message.id);
    return message;
  });
}
