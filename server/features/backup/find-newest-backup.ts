import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** When the newest backup in a folder was written; undefined when it has none. */
export async function findNewestBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const backups = names.filter((name) => name.endsWith('.zip')).map((name) => stat(path.join(folder, name)));
  const times = (await Promise.all(backups)).map(({ mtimeMs }) => mtimeMs);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
