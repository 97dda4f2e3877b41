import type { WireWishlistEntry } from '#contract/wishlist.ts';
import { findProductsInOrder } from '#server/catalogue/read-products.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { selectWishlistEntries } from './queries.ts';

/** The buyer's wishlist, newest first. */
export async function listWishlist(database: Database, buyer: Buyer): Promise<WireWishlistEntry[]> {
  const entries = await selectWishlistEntries(database, buyer.id);
  const products = await findProductsInOrder(
    database,
    entries.map((entry) => entry.productId),
  );
  return entries.flatMap(({ id, productId }) => {
    const product = products.find(({ _id }) => _id === productId);
    return product ? [{ _id: id, wish_product: product }] : [];
  });
}
