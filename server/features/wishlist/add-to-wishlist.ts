import { ALREADY_IN_WISHLIST, AppError } from '#contract/errors.ts';
import { getProduct } from '#server/features/catalogue/read-products.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { countWishlistEntries, insertWishlistEntry, lockWishlist } from './repository.ts';

export const MAX_ENTRIES = 500;

/**
 * @throws AppError 'not_found' for an unknown product; 'conflict' when it is on the wishlist already; 'rate_limited'
 * when the wishlist is full.
 */
export async function addToWishlist(database: Database, buyer: Buyer, productId: string): Promise<string> {
  const product = await getProduct(database, productId);
  const entry = { id: newId(), accountId: buyer.id, productId: product.id };
  await retryTransaction(database, async (transaction) => {
    await lockWishlist(transaction, buyer.id);
    if (!(await insertWishlistEntry(transaction, entry))) throw new AppError('conflict', ALREADY_IN_WISHLIST);
    if ((await countWishlistEntries(transaction, buyer.id)) > MAX_ENTRIES) {
      throw new AppError(
        'rate_limited',
        `Your wishlist has ${MAX_ENTRIES} products, which is the maximum. Please remove one first.`,
      );
    }
  });
  return 'Added to your wishlist';
}
