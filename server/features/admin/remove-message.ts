import type { Database } from '#server/platform/database/connection.ts';
import { deleteMessage, selectMessages } from './content-queries.ts';
import { getByIdPrefix } from './get-row.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

/**
 * Removes a contact message before its time, as its sender may demand.
 * @param idPrefix the message's id or its first characters.
 * @throws AppError 'not_found' when there is no such message.
 */
export function removeMessage(database: Database, operator: Operator, idPrefix: string) {
  return runAsOperator(database, operator, async (transaction) => {
    const messages = await selectMessages(transaction, { includesDone: true });
    const message = getByIdPrefix(messages, idPrefix, 'message');
    await deleteMessage(transaction, message.id);
    return message;
  });
}
