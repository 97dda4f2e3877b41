import type { Database } from '#server/platform/database/connection.ts';
import { changeAs } from './change-as.ts';
import { selectMessages, updateMessageDone } from './content-queries.ts';
import { findByIdStart } from './find-named.ts';

/**
 * Takes a contact message off the list of those that wait.
 * @param start of the message's id.
 * @throws Failure 'not_found' when no such message waits.
 */
export function markMessageDone(database: Database, operator: string, start: string) {
  return changeAs(database, operator, async (transaction) => {
    const waiting = await selectMessages(transaction, { isWithDone: false });
    const message = findByIdStart(waiting, start, 'waiting message');
    await updateMessageDone(transaction, message.id);
    return message;
  });
}
