import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { getSide, type MessageAuthor } from './message-author.ts';
import { insertMessage, type MessageRow } from './repository.ts';

export type NewMessage = {
  quoteRequestId: string;
  author: MessageAuthor;
  /** Not empty. */
  words: string;
  /** Of the line that it is about; absent for the request as a whole. */
  lineNumber?: number;
  /** Of the last quotation that its author could see. */
  revisionNumber?: number;
  isInternal?: boolean;
};

/** Stores a message as it is: what somebody writes with a step that is checked and mailed by itself. */
export function storeMessage(
  transaction: Transaction,
  { author, ...message }: NewMessage,
): Promise<MessageRow> {
  return insertMessage(transaction, {
    id: newId(),
    ...message,
    author: getSide(author),
    authorName: author.kind === 'account' ? '' : author.name,
  });
}
