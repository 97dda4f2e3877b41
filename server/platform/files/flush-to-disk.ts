import { open } from 'node:fs/promises';

/** Returns when a file, or the names in a folder, are on disk, also if the machine stops then. */
export async function flushToDisk(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder);
  try {
    await handle.sync();
  } finally {
    // One that is collected open ends the process.
    await handle.close();
  }
}
