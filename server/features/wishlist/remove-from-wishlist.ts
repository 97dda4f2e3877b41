import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { deleteWishlistEntry } from './repository.ts';

/** @throws AppError 'not_found' when the buyer has no such entry, even if somebody else has. */
export async function removeFromWishlist(database: Database, buyer: Buyer, id: string): Promise<string> {
  if (!(await deleteWishlistEntry(database, buyer.id, id))) {
    throw new AppError('not_found', 'This product is not in your wishlist.');
  }
  return 'Item removed successfully';
}
