import { totalCart } from '#domain/cart.ts';
import type { LocalCart } from '#web/features/cart/cart-store.ts';
import { isSamePrice, type SeenPrice, type SeenPrices } from '#web/features/cart/seen-prices.ts';
import type { ProductCard } from '#web/features/catalogue/product.ts';

export type CartLine = {
  product: ProductCard;
  quantity: number;
  /** The price at which it was put into the cart, when it is another one now. */
  priceBefore: SeenPrice | undefined;
};

/** What the catalogue answered about the products of a cart. */
export type CartDetails = { askedIds: string[]; products: ProductCard[] };

/** The cart as its page shows it: lines, what is no longer sold, and the totals of what is. */
export function readCartLines(cart: LocalCart, details: CartDetails, seenPrices: SeenPrices) {
  const productOf = new Map(details.products.map((product) => [product.id, product]));
  const lines: CartLine[] = [];
  const goneIds: string[] = [];
  /** In the cart since the catalogue was asked: by another tab. */
  const unknownIds: string[] = [];
  for (const [id, quantity] of Object.entries(cart.items)) {
    const product = productOf.get(id);
    if (product) lines.push({ product, quantity, priceBefore: priceBefore(product, seenPrices[id]) });
    else if (details.askedIds.includes(id)) goneIds.push(id);
    else unknownIds.push(id);
  }
  const totals = totalCart(lines.map(({ product, quantity }) => ({ ...product.price, quantity })));
  return { lines, goneIds, unknownIds, totals };
}

function priceBefore(product: ProductCard, seen: SeenPrice | undefined): SeenPrice | undefined {
  return seen && !isSamePrice(seen, product.price) ? seen : undefined;
}
