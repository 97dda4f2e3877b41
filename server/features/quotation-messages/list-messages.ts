import { listFilesOfMessages } from '#server/features/request-files/list-files.ts';
import type { RequestFile } from '#server/features/request-files/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { type MessageRow, selectMessage, selectMessages } from './repository.ts';

export type QuotationMessage = MessageRow & { files: RequestFile[] };

/**
 * The messages about a quote request, oldest first.
 * @param options.withInternal whether operators' notes are among them; never for buyers.
 */
export async function listMessages(
  db: DbExecutor,
  quoteRequestId: string,
  options: { withInternal: boolean },
): Promise<QuotationMessage[]> {
  return withFiles(db, await selectMessages(db, quoteRequestId, options));
}

/** @throws Error when there is no such message. */
export async function getMessage(db: DbExecutor, messageId: string): Promise<QuotationMessage> {
  const row = await selectMessage(db, messageId);
  const [message] = await withFiles(db, row ? [row] : []);
  if (!message) throw new Error(`There is no message ${messageId}.`);
  return message;
}

export async function withFiles(
  db: DbExecutor,
  messages: readonly MessageRow[],
): Promise<QuotationMessage[]> {
  const ids = messages.map(({ id }) => id);
  const files = await listFilesOfMessages(db, ids);
  return messages.map((message) => ({ ...message, files: files.get(message.id) ?? [] }));
}
