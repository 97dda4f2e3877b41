import { mkdir, rm } from 'node:fs/promises';
import { type AgeKey, decryptFile, isEncrypted } from '#server/platform/files/age-encryption.ts';
import { toDecryptedFile } from './restore-remains.ts';

/**
 * Calls `use` with the path of a backup that is not encrypted: the file itself or, of one that is, a decrypted copy,
 * which is removed afterwards.
 * @param folder for the copy.
 * @throws Error when there is no key to decrypt it, or the wrong one.
 */
export async function withPlainBackup<Result>(
  file: string,
  { key, folder, signal }: { key: AgeKey | undefined; folder: string; signal?: AbortSignal },
  use: (plainFile: string) => Promise<Result>,
): Promise<Result> {
  if (!(await isEncrypted(file))) return use(file);
  if (!key) throw new Error(`${file} is encrypted: set BACKUP_KEY_FILE to the file with its key.`);
  await mkdir(folder, { recursive: true });
  const plainFile = toDecryptedFile(folder);
  try {
    await decryptFile(file, plainFile, key, signal);
    return await use(plainFile);
  } finally {
    await rm(plainFile, { force: true });
  }
}
