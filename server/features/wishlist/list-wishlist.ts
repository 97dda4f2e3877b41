import { listProductsByIds } from '#server/features/catalogue/read-products.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { CatalogueProduct } from '#server/platform/database/schema.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { selectWishlistEntries } from './repository.ts';

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
