import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

export type FoundFile = { file: string; stats: Stats };

/** Finds a file in a folder: none if there is no such file or a symbolic link leads out of the folder. */
export async function findFile(folder: string, name: string): Promise<FoundFile | undefined> {
  if (name.includes('\0')) return undefined;
  try {
    // First what may be missing: most files are looked for in several folders.
    const file = await realpath(path.join(folder, name));
    const root = await realpath(folder);
    if (!file.startsWith(root + path.sep)) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? { file, stats } : undefined;
  } catch {
    return undefined;
  }
}
