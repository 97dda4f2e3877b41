import { totalCart } from '#domain/cart.ts';
import type { LocalCart } from '#web/features/cart/cart-store.ts';
import type { ProductCard } from '#web/features/catalogue/product.ts';

export type CartLine = { product: ProductCard; quantity: number };

/** What the catalogue answered about the products of a cart. */
export type CartDetails = { askedIds: string[]; products: ProductCard[] };

/** The cart as its page shows it: lines, what is no longer sold, and the totals of what is. */
export function readCartLines(cart: LocalCart, details: CartDetails) {
  const productOf = new Map(details.products.map((product) => [product.id, product]));
  const lines: CartLine[] = [];
  const goneIds: string[] = [];
  /** In the cart since the catalogue was asked: by another tab. */
  const unknownIds: string[] = [];
  for (const [id, quantity] of Object.entries(cart.items)) {
    const product = productOf.get(id);
    if (product) lines.push({ product, quantity });
    else if (details.askedIds.includes(id)) goneIds.push(id);
    else unknownIds.push(id);
  }
  const totals = totalCart(lines.map(({ product, quantity }) => ({ ...product.price, quantity })));
  return { lines, goneIds, unknownIds, totals };
}
