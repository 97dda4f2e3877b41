import { AppError } from '#contract/errors.ts';
import { createBlockedError, isEmailBlocked } from '#server/features/blocklist/blocks.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

type LoginSubject = { email: string; blockedAt?: Date | null; mergedInto?: string | null };

/**
 * For somebody who knows the password of an account or registration; others must not learn this.
 * @throws AppError 'forbidden' when the account, its e-mail address or the domain of that is blocked, or when the
 * account is part of another one.
 */
export async function assertMayLogIn(
  db: DbExecutor,
  { email, blockedAt, mergedInto }: LoginSubject,
): Promise<void> {
  if (mergedInto)
    throw new AppError(
      'forbidden',
      'This account has been merged with your other account. Please log in with the e-mail address of that account.',
    );
  if (blockedAt || (await isEmailBlocked(db, email)))
    throw await createBlockedError(db, 'This account is blocked.');
}
