import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a file that appears only once it is complete.
 * @param signal when it is aborted, the next write fails and no file appears.
 */
export async function writeAtomically<Result>(
  file: string,
  signal: AbortSignal,
  fill: (write: (content: string | Uint8Array) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const draft = `${file}.part-${process.pid}`;
  const handle = await open(draft, 'w').catch((cause) => {
    // The message is to name the file that was typed.
    throw Object.assign(cause, { path: file });
  });
  try {
    const result = await fill((content) => {
      signal.throwIfAborted();
      // Unlike write, appendFile writes everything or fails.
      return handle.appendFile(content);
    });
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
