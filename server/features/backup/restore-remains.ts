import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FileFolders } from './manifest.ts';
import { removeAbandonedFiles } from './remove-abandoned.ts';

/** Where the files of a backup are until its rows are restored: within the folder to which they belong. */
export const UNPACKED_FOLDER = '.restoring';
const UNPACKED = /^\.restoring$/;

/** @returns the path of a new file for a backup that is being decrypted. */
export function toDecryptedFile(folder: string): string {
  return path.join(folder, `decrypted-${randomUUID()}.zip`);
}

/**
 * Removes personal data that a restore has left because it was killed: nobody else would ever find them. Pictures stay
 * until the next restore, because those that it was about to replace are among them.
 */
export async function removeRestoreRemains({
  dataDir,
  requestFilesDir,
}: { dataDir: string } & Pick<FileFolders, 'requestFilesDir'>): Promise<void> {
  await removeAbandonedFiles(dataDir, /^decrypted-[\da-f-]+\.zip$/);
  await removeAbandonedFiles(requestFilesDir, UNPACKED);
}
