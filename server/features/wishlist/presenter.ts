import type { WireWishlistEntry } from '#contract/wishlist.ts';
import { presentListedProduct } from '#server/features/catalogue/presenter.ts';
import type { WishlistEntry } from './list-wishlist.ts';

export function presentWishlistEntry({ id, product }: WishlistEntry): WireWishlistEntry {
  return { _id: id, wish_product: presentListedProduct(product) };
}
