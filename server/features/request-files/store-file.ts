import type { Logger } from 'pino';
import type { Upload } from '#contract/call.ts';
import { AppError } from '#contract/errors.ts';
import { cleanFileName, MAX_ACCOUNT_FILE_BYTES } from '#domain/request-file.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import { checkContent } from './check-content.ts';
import {
  type FileOwner,
  insertFile,
  lockFilesOfAccount,
  type NewRequestFile,
  type RequestFile,
  selectUnusedFiles,
  selectUsage,
} from './repository.ts';
import { claimUploadPlace } from './upload-places.ts';

/** Beyond the ten of a request, for what was added and forgotten in another tab. */
const MAX_UNUSED_FILES = 30;
/** The database is mostly on the same disk, and cannot work without room. */
const MIN_FREE_BYTES = 256 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 60;

export type StoreFile = (owner: FileOwner, typedName: string, upload: Upload) => Promise<RequestFile>;

/** Creates the use case that stores a file for a quote request or a message. */
export function createFileStorage(database: Database, files: StoredFiles, log: Logger): StoreFile {
  /**
   * The same file sent twice, because the response to the first one was lost, is stored once.
   * @throws AppError 'rate_limited' when the account has no room or gets too many at the same time; 'unavailable' when
   * the disk has none; what `checkContent` and the upload throw. Then nothing of it is left.
   */
  return async (owner, typedName, upload) => {
    assertFits(await selectUsage(database, owner), upload.declaredBytes ?? 1);
    const giveBack = claimUploadPlace(owner.accountId);
    const id = newId();
    try {
      await assertDiskHasRoom(files, upload.declaredBytes ?? 0);
      const draft = await files.writeDraft(id, upload.pieces);
      const type = await checkContent(draft.path, draft.byteCount);
      await files.keep(id);
      const { byteCount, sha256 } = draft;
      const name = cleanFileName(typedName, type);
      const stored = await storeRow(database, { id, ...owner, name, type, byteCount, sha256 });
      if (stored.id !== id) await files.remove(id);
      return stored;
    } catch (cause) {
      // After an error of the database the row may be there; otherwise the file is removed within the hour.
      if (cause instanceof AppError || isDiskError(cause)) await files.remove(id).catch(() => undefined);
      if (!isDiskError(cause)) throw cause;
      log.error({ err: cause }, 'a file of a buyer could not be stored');
      throw createDiskError();
    } finally {
      giveBack();
    }
  };
}

function storeRow(database: Database, file: NewRequestFile): Promise<RequestFile> {
  return retryTransaction(database, async (transaction) => {
    await lockFilesOfAccount(transaction, file.accountId);
    const unused = await selectUnusedFiles(transaction, file);
    const same = unused.find(({ sha256 }) => sha256.equals(file.sha256));
    if (same) return same;
    assertFits(await selectUsage(transaction, file), file.byteCount);
    return insertFile(transaction, file);
  });
}

function assertFits(
  { byteCount, unusedCount }: Awaited<ReturnType<typeof selectUsage>>,
  added: number,
): void {
  if (byteCount + added > MAX_ACCOUNT_FILE_BYTES) {
    throw new AppError(
      'rate_limited',
      'Your files total 200 MB, which is the maximum. Please send this one by e-mail.',
    );
  }
  if (unusedCount >= MAX_UNUSED_FILES) {
    throw new AppError(
      'rate_limited',
      `You have added ${MAX_UNUSED_FILES} files that are not part of a request. Please remove some of them first.`,
    );
  }
}

/** @throws Error like that of a full disk. */
async function assertDiskHasRoom(files: StoredFiles, added: number): Promise<void> {
  if ((await files.countFreeBytes()) - added >= MIN_FREE_BYTES) return;
  throw Object.assign(new Error('Less than 256 MB would be left on the disk.'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
}

function isDiskError(cause: unknown): boolean {
  const { path, syscall = '' } = cause as NodeJS.ErrnoException;
  return path !== undefined || ['write', 'fsync', 'close'].includes(syscall);
}

function createDiskError(): AppError {
  return new AppError(
    'unavailable',
    'Files cannot be stored at the moment. You can send your request without them, and the files by e-mail.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
