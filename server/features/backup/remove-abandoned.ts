import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const ABANDONED_AFTER_MS = 3_600_000;

/** Removes the files that a killed backup or move has left in a folder: those that nobody has written for an hour. */
export async function removeAbandonedFiles(folder: string, name: RegExp): Promise<void> {
  for (const entry of await readdir(folder)) {
    const file = path.join(folder, entry);
    if (!name.test(entry)) continue;
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}
