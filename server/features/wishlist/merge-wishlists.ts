import { AppError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { MAX_ENTRIES } from './add-to-wishlist.ts';
import { countWishlistEntries, lockWishlist, moveWishlistEntries } from './repository.ts';

/**
 * Gives the wishlist of an account to another one, each product once.
 * @throws AppError 'conflict' when together they have too many products.
 */
export async function mergeWishlists(
  transaction: Transaction,
  fromAccountId: string,
  intoAccountId: string,
): Promise<void> {
  await lockWishlist(transaction, intoAccountId);
  await moveWishlistEntries(transaction, fromAccountId, intoAccountId);
  const count = await countWishlistEntries(transaction, intoAccountId);
  if (count > MAX_ENTRIES)
    throw new AppError(
      'conflict',
      `Together they have ${count} products on the wishlist; there can be ${MAX_ENTRIES}.`,
    );
}
