import { ALREADY_IN_WISHLIST, Failure } from '#contract/errors.ts';
import { getProduct } from '#server/catalogue/read-products.ts';
import type { Database } from '#server/database/connect.ts';
import { newId } from '#server/database/new-id.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { insertWishlistEntry } from './queries.ts';

/** @throws Failure 'notFound' for an unknown product, 'conflict' when it is on the list already. */
export async function addToWishlist(database: Database, buyer: Buyer, productId: string): Promise<string> {
  const { _id } = await getProduct(database, productId);
  const isNew = await insertWishlistEntry(database, { id: newId(), accountId: buyer.id, productId: _id });
  if (!isNew) throw new Failure('conflict', ALREADY_IN_WISHLIST);
  return 'Added to your wishlist';
}
