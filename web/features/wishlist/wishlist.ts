import type { ApiClient } from '#contract/client.ts';
import { type ProductCard, productCard } from '#web/features/catalogue/product.ts';
import { rememberSaved } from './wishlist-store.ts';

/** A product on the buyer's wishlist. */
export type WishlistItem = {
  /** Id of the entry, by which it is removed. */
  id: string;
  product: ProductCard;
};

/** The buyer's wishlist, newest first. */
export async function loadWishlist(api: ApiClient): Promise<WishlistItem[]> {
  const { result } = await api.listWishlist();
  rememberSaved(result.map((entry) => entry.wish_product._id));
  return result.map((entry) => ({ id: entry._id, product: productCard(entry.wish_product) }));
}
