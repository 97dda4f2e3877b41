import { open, rename, rm } from 'node:fs/promises';

/** Writes a file that appears only once it is complete. */
export async function writeAtomically<Result>(
  file: string,
  fill: (write: (content: string | Uint8Array) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const draft = `${file}.part-${process.pid}`;
  const handle = await open(draft, 'w');
  try {
    // Unlike write, appendFile writes everything or fails.
    const result = await fill((content) => handle.appendFile(content));
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    return result;
  } catch (cause) {
    await handle.close();
    await rm(draft, { force: true });
    throw cause;
  }
}
