import type { WireWishlistEntry } from '#contract/wishlist.ts';
import { presentListedProduct } from '#server/features/catalogue/presenter.ts';
import type { WishlistEntry } from './wishlist.ts';

export function presentWishlistEntry({ id, product }: WishlistEntry): WireWishlistEntry {
  return { _id: id, wish_product: presentListedProduct(product) };
}
