import { AppError } from '#contract/errors.ts';

/**
 * Refuses to move one of several things when their order is no longer as the operator saw it.
 * @throws AppError 'conflict' when the order is another one.
 */
export function assertOrder(stored: readonly string[], seen: readonly string[]): void {
  if (stored.join(' ') === seen.join(' ')) return;
  throw new AppError(
    'conflict',
    'Somebody else has changed the order in the meantime. Please look at it again.',
  );
}
