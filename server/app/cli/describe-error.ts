import { AppError } from '#contract/errors.ts';

/** @returns what somebody at a terminal reads about an error: what happened, not where in the program. */
export async function describeError(cause: unknown): Promise<string> {
  if (cause instanceof AppError) return Object.values(cause.fields ?? { all: cause.message }).join('\n');
  if (!(cause instanceof Error)) return String(cause);
  const { name, code, path: file, syscall } = cause as NodeJS.ErrnoException;
  if (name === 'AbortError') return 'Stopped; nothing was stored.';
  if (code === 'ENOENT') return `File not found: ${file}`;
  if (code && file) return `${file} cannot be used (${code}).`;
  if (syscall === 'connect') return `The database cannot be reached (${cause.message}).`;
  // Only where it is needed: the database's library costs every command a moment.
  const { getRootCause, isDatabaseUnavailable } = await import('#server/platform/database/database-error.ts');
  if (isDatabaseUnavailable(cause))
    return `The database is not available at the moment (${(getRootCause(cause) as Error).message}).`;
  return isFailedQuery(cause) ? (cause.cause as Error).message : cause.message;
}

/** Drizzle's error only repeats the statement; its cause is what the database said. */
function isFailedQuery(cause: Error): boolean {
  return cause.cause instanceof Error && cause.message.startsWith('Failed query:');
}
