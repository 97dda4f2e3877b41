import type { Transaction } from '#server/platform/database/connection.ts';
import type { MessageSide } from './message-author.ts';
import { updateRead } from './repository.ts';

/** Notes that one side has seen all that the other has written about a quote request. */
export function markMessagesRead(
  transaction: Transaction,
  quoteRequestId: string,
  reader: MessageSide,
): Promise<void> {
  return updateRead(transaction, quoteRequestId, reader);
}
