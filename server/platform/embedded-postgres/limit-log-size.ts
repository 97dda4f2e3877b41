import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const MAX_LOG_BYTES = 10 * 1024 * 1024;
/** Short enough that even a statement error with each request adds little in between. */
const CHECK_INTERVAL_MS = 10_000;

/**
 * Limits the size of PostgreSQL's log, now and while the server runs. When it is exceeded, the log is moved to a file
 * with the suffix `.1`, which it replaces. The file itself is emptied and not replaced, because the server, which may
 * outlive this process, keeps it open for appending.
 * @returns a function that stops it.
 */
export function limitLogSize(
  logFile: string,
  { maxBytes = MAX_LOG_BYTES, checkIntervalMs = CHECK_INTERVAL_MS } = {},
): () => void {
  const stopping = new AbortController();

  async function check(): Promise<void> {
    if ((await stat(logFile)).size <= maxBytes) return;
    // On a full disk there is no room for a copy, and emptying the log is all the more important.
    await keepCopy(logFile, maxBytes).catch(() => undefined);
    await truncate(logFile);
  }

  async function checkRegularly(): Promise<void> {
    while (!stopping.signal.aborted) {
      // A log that cannot be read or emptied is no reason to stop the shop.
      await check().catch(() => undefined);
      await sleep(checkIntervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }
  void checkRegularly();
  return () => stopping.abort();
}

/** Keeps a copy unless another process that uses the same server has emptied the log meanwhile. */
async function keepCopy(logFile: string, maxBytes: number): Promise<void> {
  const copy = `${logFile}.${randomUUID()}`;
  try {
    await copyFile(logFile, copy);
    if ((await stat(copy)).size > maxBytes) await rename(copy, `${logFile}.1`);
  } finally {
    await rm(copy, { force: true });
  }
}
