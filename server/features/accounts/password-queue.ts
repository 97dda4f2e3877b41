import pLimit from 'p-limit';
import { AppError } from '#contract/errors.ts';

/** Enough that a password is always being hashed while other calls wait for the database. */
const MAX_CONCURRENT = 4;
const MAX_QUEUED = 100;

/** Calls that hash passwords. */
export const passwordQueue = pLimit(MAX_CONCURRENT);

/**
 * Queues calls that hash passwords before their first SQL statement, so that many of them at once leave both database
 * connections and CPU time to other calls.
 * @throws AppError 'unavailable' when too many calls are waiting.
 */
export function withPasswordQueue<Input, Caller, Result>(
  handler: (input: Input, caller: Caller) => Promise<Result>,
): (input: Input, caller: Caller) => Promise<Result> {
  return async (input, caller) => {
    if (passwordQueue.pendingCount >= MAX_QUEUED) {
      throw new AppError(
        'unavailable',
        'Too many people are logging in at once. Please try again in a moment.',
        { retryAfterSeconds: 5 },
      );
    }
    return passwordQueue(handler, input, caller);
  };
}
