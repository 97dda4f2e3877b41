import type { ApiClient } from '#contract/client.ts';
import { type ProductSummary, productSummaryFromWire } from '#web/features/product/product.ts';
import { replaceSavedIds } from '#web/features/wishlist/wishlist-store.ts';

/** A product on the buyer's wishlist. */
export type WishlistItem = {
  /** Id of the entry, for removing it. */
  id: string;
  product: ProductSummary;
};

/** The buyer's wishlist, newest first. */
export async function loadWishlist(api: ApiClient): Promise<WishlistItem[]> {
  const { result } = await api.listWishlist();
  replaceSavedIds(result.map((entry) => entry.wish_product._id));
  return result.map((entry) => ({ id: entry._id, product: productSummaryFromWire(entry.wish_product) }));
}
