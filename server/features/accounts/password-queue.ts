import pLimit from 'p-limit';
import { AppError } from '#contract/errors.ts';

/** Enough that a password is always being hashed while others' statements run. */
const MAX_CONCURRENT = 4;
const MAX_QUEUED = 100;

const limit = pLimit(MAX_CONCURRENT);

/**
 * Calls that hash passwords wait here before their first statement, so that many of them at once keep neither the
 * database nor the processor from everybody else.
 * @throws AppError 'unavailable' when too many wait.
 */
export function withPasswordQueue<Input, Caller, Reply>(
  handler: (input: Input, caller: Caller) => Promise<Reply>,
): (input: Input, caller: Caller) => Promise<Reply> {
  return async (input, caller) => {
    if (limit.pendingCount >= MAX_QUEUED) {
      throw new AppError(
        'unavailable',
        'Too many people are logging in at once. Please try again in a moment.',
        { retryAfterSeconds: 5 },
      );
    }
    return limit(handler, input, caller);
  };
}
