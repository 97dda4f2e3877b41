import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { AppError } from '#contract/errors.ts';

export type WriteOptions = {
  /** When it is aborted, the next write fails and no file appears. */
  signal: AbortSignal;
  /** Whether a file of this name may be replaced. */
  force: boolean | undefined;
};

/** @throws AppError 'conflict' when there is a file of this name, unless it may be replaced. */
export function assertReplaceable(file: string, force: boolean | undefined): void {
  if (force || !existsSync(file)) return;
  throw new AppError('conflict', `${file} already exists; to replace it, add --force.`);
}

/**
 * Writes a file that appears only once it is complete.
 * @throws AppError 'conflict' when there is a file of this name, unless it may be replaced.
 */
export async function writeAtomically<Result>(
  file: string,
  { signal, force }: WriteOptions,
  fill: (write: (content: string | Uint8Array) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  assertReplaceable(file, force);
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
