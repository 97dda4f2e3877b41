import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { type DeletedFiles, deleteFileRows, type FileOwner, selectKnownIds } from './repository.ts';

/**
 * Files of quote requests are deleted in two steps: their rows in a transaction, and once that is committed, the
 * content by a job. What a killed process leaves on disk has no row, and is removed when nobody has written it for a
 * while.
 */

/** Twice as long as an upload may take. */
const ABANDONED_AFTER_MS = 600_000;

export function deleteFilesOfAccount(transaction: Transaction, accountId: string): Promise<void> {
  return deleteFiles(transaction, { accountId });
}

export function deleteFilesOfRequests(
  transaction: Transaction,
  quoteRequestIds: readonly string[],
): Promise<void> {
  return deleteFiles(transaction, { quoteRequestIds });
}

/** Deletes a file of its owner that is not part of a request, if there is one. */
export function deleteUnusedFile(database: Database, owner: FileOwner, fileId: string): Promise<void> {
  return retryTransaction(database, (transaction) =>
    deleteFiles(transaction, { owner, unusedFileId: fileId }),
  );
}

/** Deletes a file that was stored for something that then failed; it stays when it is part of a request after all. */
export async function takeBackFile(
  database: Database,
  files: StoredFiles,
  owner: FileOwner,
  fileId: string,
): Promise<void> {
  const ids = await retryTransaction(database, (transaction) =>
    deleteFileRows(transaction, { owner, unusedFileId: fileId }),
  );
  for (const id of ids) await files.remove(id);
}

/** Deletes the files that were uploaded before this moment and are not part of a request. */
export function deleteFilesUnusedSince(database: Database, time: Date): Promise<void> {
  return retryTransaction(database, (transaction) => deleteFiles(transaction, { unusedSince: time }));
}

async function deleteFiles(transaction: Transaction, which: DeletedFiles): Promise<void> {
  const fileIds = await deleteFileRows(transaction, which);
  if (fileIds.length > 0) await enqueue(transaction, 'delete-request-files', { fileIds });
}

/** Removes from the disk what has no row and is not being written. */
export async function removeAbandonedFiles(database: Database, files: StoredFiles): Promise<void> {
  const ids = await files.listOlderThan(new Date(Date.now() - ABANDONED_AFTER_MS));
  const known = await selectKnownIds(database, ids);
  for (const id of ids) if (!known.has(id)) await files.remove(id);
}
