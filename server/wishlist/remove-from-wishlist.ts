import { Failure } from '#contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { deleteWishlistEntry } from './queries.ts';

/** @throws Failure 'notFound' when the buyer has no such entry, whether or not somebody else has. */
export async function removeFromWishlist(database: Database, buyer: Buyer, id: string): Promise<string> {
  if (!(await deleteWishlistEntry(database, buyer.id, id))) {
    throw new Failure('notFound', 'This is not on your wishlist.');
  }
  return 'Item removed successfully';
}
