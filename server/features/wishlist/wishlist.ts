import { ALREADY_IN_WISHLIST, AppError } from '#contract/errors.ts';
import { getProduct, listProductsByIds } from '#server/features/catalogue/read-products.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { CatalogueProduct } from '#server/platform/database/schema.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import {
  countWishlistEntries,
  deleteWishlistEntry,
  insertWishlistEntry,
  lockWishlist,
  moveWishlistEntries,
  selectWishlistEntries,
} from './repository.ts';

const MAX_ENTRIES = 500;

export type WishlistEntry = { id: string; product: CatalogueProduct };

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

/** @throws AppError 'not_found' when the buyer has no such entry, even if somebody else has. */
export async function removeFromWishlist(database: Database, buyer: Buyer, id: string): Promise<string> {
  if (!(await deleteWishlistEntry(database, buyer.id, id))) {
    throw new AppError('not_found', 'This product is not in your wishlist.');
  }
  return 'Item removed successfully';
}
