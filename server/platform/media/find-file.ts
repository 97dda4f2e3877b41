import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Finds a file in a folder: none if there is no such file or a symbolic link leads out of the folder. */
export async function findFile(
  folder: string,
  name: string,
): Promise<{ file: string; stats: Stats } | undefined> {
  if (name.includes('\0')) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, name));
    if (!file.startsWith(root + path.sep)) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? { file, stats } : undefined;
  } catch {
    return undefined;
  }
}
