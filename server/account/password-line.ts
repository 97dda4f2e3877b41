import pLimit from 'p-limit';
import { Failure } from '#contract/errors.ts';

/** Enough that a password is always being hashed while others' statements run. */
const AT_ONCE = 4;
const MOST_WAITING = 100;

const limited = pLimit(AT_ONCE);

/**
 * Calls that hash passwords wait here before their first statement, so that many of them at once keep neither the
 * database nor the processor from everybody else.
 * @throws Failure 'unavailable' when too many wait.
 */
export function inLine<Input, Caller, Reply>(
  answer: (input: Input, caller: Caller) => Promise<Reply>,
): (input: Input, caller: Caller) => Promise<Reply> {
  return async (input, caller) => {
    if (limited.pendingCount >= MOST_WAITING) {
      throw new Failure(
        'unavailable',
        'Too many people are logging in at once. Please try again in a moment.',
        { retryAfterSeconds: 5 },
      );
    }
    return limited(answer, input, caller);
  };
}
