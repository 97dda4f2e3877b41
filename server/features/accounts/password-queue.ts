import { AppError } from '#contract/errors.ts';
import { createFairQueue } from '#server/platform/http/fair-queue.ts';

/** Calls that hash passwords. */
export const passwordQueue = createFairQueue({
  // Enough that a password is always being hashed while other calls wait for the database.
  maxRunning: 4,
  maxWaiting: 100,
  createRejection: () =>
    new AppError('unavailable', 'Too many people are logging in at once. Please try again in a moment.', {
      retryAfterSeconds: 5,
    }),
});

/**
 * Queues calls that hash passwords before their first SQL statement, so that many of them at once leave both database
 * connections and CPU time to other calls. The order depends on nothing but network addresses and whether their calls
 * failed, so it reveals no account.
 * @throws AppError 'unavailable' when too many calls are waiting.
 */
export function withPasswordQueue<Input, Caller extends { clientIp: string }, Result>(
  handler: (input: Input, caller: Caller) => Promise<Result>,
): (input: Input, caller: Caller) => Promise<Result> {
  return (input, caller) => passwordQueue.run(caller.clientIp, () => handler(input, caller));
}
