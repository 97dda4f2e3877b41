import { totalCart } from '#domain/cart.ts';
import type { LocalCart } from '#web/features/cart/cart-store.ts';
import { isSamePrice, type SeenPrice, type SeenPrices } from '#web/features/cart/seen-prices.ts';
import type { ProductSummary } from '#web/features/product/product.ts';

export type CartLineView = {
  product: ProductSummary;
  quantity: number;
  /** The price at which it was put into the cart, when it is another one now. */
  previousPrice: SeenPrice | undefined;
};

/** What the catalogue answered about the products of a cart. */
export type CartProducts = { requestedIds: string[]; products: ProductSummary[] };

/** The cart as its page shows it: lines, what is no longer sold, and the totals of what is. */
export function toCartView(cart: LocalCart, details: CartProducts, seenPrices: SeenPrices) {
  const productsById = new Map(details.products.map((product) => [product.id, product]));
  const lines: CartLineView[] = [];
  const unavailableIds: string[] = [];
  /** In the cart since the catalogue was asked: by another tab. */
  const unloadedIds: string[] = [];
  for (const [id, quantity] of Object.entries(cart.items)) {
    const product = productsById.get(id);
    if (product) lines.push({ product, quantity, previousPrice: findPreviousPrice(product, seenPrices[id]) });
    else if (details.requestedIds.includes(id)) unavailableIds.push(id);
    else unloadedIds.push(id);
  }
  const totals = totalCart(lines.map(({ product, quantity }) => ({ ...product.price, quantity })));
  return { lines, goneIds: unavailableIds, unknownIds: unloadedIds, totals };
}

function findPreviousPrice(product: ProductSummary, seen: SeenPrice | undefined): SeenPrice | undefined {
  return seen && !isSamePrice(seen, product.price) ? seen : undefined;
}
