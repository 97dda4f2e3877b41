import type { WireProduct } from '#contract/catalogue.ts';
import { totalCart } from '#domain/cart.ts';
import type { MinimumOrder } from '#domain/minimum-order.ts';
import type { LocalCart } from '#web/features/cart/cart-store.ts';
import { isSamePrice, type SeenPrice, type SeenPrices } from '#web/features/cart/seen-prices.ts';
import type { ProductSummary } from '#web/features/product/product.ts';
import { type WishedProduct, wishedProductFromWire } from '#web/features/product/wished-product.ts';

/** A product as a cart line shows it. */
export type CartProduct = WishedProduct & { model: string; hsn: string } & MinimumOrder;

export type CartLineView = {
  product: CartProduct;
  quantity: number;
  /** The price at which the product was added to the cart, when it has changed since. */
  previousPrice: SeenPrice | undefined;
};

/** The catalogue's response about the products of a cart. */
export type CartProducts = { requestedIds: string[]; products: CartProduct[] };

export function cartProductFromWire(wire: WireProduct): CartProduct {
  return {
    ...wishedProductFromWire(wire),
    model: wire.pro_model,
    hsn: wire.pro_hsn,
    minimumQuantity: wire.pro_minimum_quantity,
    quantityMultiple: wire.pro_quantity_multiple,
  };
}

/** The cart as its page shows it: lines, unavailable products, and the totals of the lines. */
export function toCartView(cart: LocalCart, details: CartProducts, seenPrices: SeenPrices) {
  const productsById = new Map(details.products.map((product) => [product.id, product]));
  const lines: CartLineView[] = [];
  const unavailableIds: string[] = [];
  // Another tab added these after the catalogue was queried.
  const unloadedIds: string[] = [];
  for (const [id, quantity] of Object.entries(cart.items)) {
    const product = productsById.get(id);
    if (product) lines.push({ product, quantity, previousPrice: findPreviousPrice(product, seenPrices[id]) });
    else if (details.requestedIds.includes(id)) unavailableIds.push(id);
    else unloadedIds.push(id);
  }
  const totals = totalCart(lines.map(({ product, quantity }) => ({ ...product.price, quantity })));
  return { lines, unavailableIds, unloadedIds, totals };
}

function findPreviousPrice(product: ProductSummary, seen: SeenPrice | undefined): SeenPrice | undefined {
  return seen && !isSamePrice(seen, product.price) ? seen : undefined;
}
