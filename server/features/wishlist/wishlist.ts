import { ALREADY_IN_WISHLIST, AppError } from '#contract/errors.ts';
import { getProduct, listProductsByIds } from '#server/features/catalogue/read-products.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { deleteWishlistEntry, insertWishlistEntry, selectWishlistEntries } from './repository.ts';

export type WishlistEntry = { id: string; product: ProductSnapshot };

/** The buyer's wishlist, newest first. */
export async function listWishlist(database: Database, buyer: Buyer): Promise<WishlistEntry[]> {
  const entries = await selectWishlistEntries(database, buyer.id);
  const products = await listProductsByIds(
    database,
    entries.map((entry) => entry.productId),
  );
  const productsById = new Map(products.map((product) => [product.id, product]));
  return entries.flatMap(({ id, productId }) => {
    const product = productsById.get(productId);
    return product ? [{ id, product }] : [];
  });
}

/** @throws AppError 'not_found' for an unknown product; 'conflict' when it is on the wishlist already. */
export async function addToWishlist(database: Database, buyer: Buyer, productId: string): Promise<string> {
  const product = await getProduct(database, productId);
  const isNew = await insertWishlistEntry(database, {
    id: newId(),
    accountId: buyer.id,
    productId: product.id,
  });
  if (!isNew) throw new AppError('conflict', ALREADY_IN_WISHLIST);
  return 'Added to your wishlist';
}

/** @throws AppError 'not_found' when the buyer has no such entry, even if somebody else has. */
export async function removeFromWishlist(database: Database, buyer: Buyer, id: string): Promise<string> {
  if (!(await deleteWishlistEntry(database, buyer.id, id))) {
    throw new AppError('not_found', 'This is not on your wishlist.');
  }
  return 'Item removed successfully';
}
