import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const ABANDONED_AFTER_MS = 3_600_000;

/** Removes what a killed backup, move or restore has left in a folder: what nobody has written for an hour. */
export async function removeAbandonedFiles(folder: string, name: RegExp): Promise<void> {
  const entries = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  for (const entry of entries) {
    const file = path.join(folder, entry);
    if (!name.test(entry)) continue;
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { recursive: true, force: true });
  }
}
