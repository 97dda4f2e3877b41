import { AppError } from '#contract/errors.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { readInBatches } from '#server/platform/database/read-in-batches.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import {
  type FilePlace,
  type RequestFile,
  selectFile,
  selectFilesOfAccount,
  selectFilesOfMessages,
  selectFilesOfRequests,
} from './repository.ts';

const BATCH_SIZE = 500;

/** The files of quote requests without those of messages, by the request, in the order in which they were uploaded. */
export async function listFilesOfRequests(
  db: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<Map<string | null, RequestFile[]>> {
  if (quoteRequestIds.length === 0) return new Map();
  const files = await selectFilesOfRequests(db, quoteRequestIds);
  return Map.groupBy(files, ({ quoteRequestId }) => quoteRequestId);
}

/** The files of messages, by the message, in the order in which they were uploaded. */
export async function listFilesOfMessages(
  db: DbExecutor,
  messageIds: readonly string[],
): Promise<Map<string | null, RequestFile[]>> {
  if (messageIds.length === 0) return new Map();
  return Map.groupBy(await selectFilesOfMessages(db, messageIds), ({ messageId }) => messageId);
}

/** What is known of the files of an account that its buyer may see, in batches, without their content. */
export function iterateFileBatches(database: Database, accountId: string): AsyncGenerator<RequestFile[]> {
  return readInBatches<RequestFile>(BATCH_SIZE, (last) =>
    selectFilesOfAccount(database, accountId, last, BATCH_SIZE),
  );
}

/** @throws AppError 'not_found' when buyers see no such file there, whether or not it exists. */
export async function getFile(
  db: DbExecutor,
  files: StoredFiles,
  place: FilePlace,
  fileId: string,
): Promise<RequestFile> {
  const file = await selectFile(db, place, fileId);
  if (!file || !(await files.has(file.id))) throw new AppError('not_found', 'File not found.');
  return file;
}
