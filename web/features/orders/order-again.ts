import type { ApiClient } from '#contract/client.ts';
import { MAX_CART_QUANTITY, nearestQuantity } from '#domain/cart.ts';
import type { Wish } from '#domain/wish.ts';
import { type CartProblem, readCart, setQuantity } from '#web/features/cart/cart-store.ts';
import type { PriceChange } from '#web/features/cart/price-changes-list.tsx';
import { isSamePrice, saveSeenPrice } from '#web/features/cart/seen-prices.ts';
import { productSummaryFromWire } from '#web/features/product/product.ts';
import { readWishes } from '#web/features/wishes/local-wishes.ts';
import { addWish, setLineWish } from '#web/features/wishes/wish-store.ts';
import type { Order } from './order.ts';
import { isTakenBack } from './request-groups.ts';

/** The result of adding ordered products to the cart again. */
export type OrderAgainResult = {
  addedCount: number;
  /** Wishes that are in the next request, also those that were in it before. */
  wishCount: number;
  /** Changed prices, and products that are no longer sold. */
  changes: PriceChange[];
  /** Why a product could not be added, if any. */
  problem: CartProblem | undefined;
};

/**
 * Adds ordered products to the cart at current prices, with the quantity, unit and remark that were wished for, but not
 * with former prices and days, unless the request was taken back. A larger quantity that is already in the cart stays.
 * @param wishes in words, which are asked for again.
 */
export async function orderAgain(
  api: ApiClient,
  orders: readonly Order[],
  wishes: readonly Wish[] = [],
): Promise<OrderAgainResult> {
  const ids = orders.map(({ product }) => product.id);
  const { result } = ids.length > 0 ? await api.getCartDetails({ body: { ids } }) : { result: [] };
  const sold = new Map(result.map((wire) => [wire._id, productSummaryFromWire(wire)]));
  const outcome: OrderAgainResult = { addedCount: 0, wishCount: 0, changes: [], problem: undefined };
  for (const order of orders) {
    const { product: orderedProduct, quantity, wishTerms } = order;
    const currentProduct = sold.get(orderedProduct.id);
    if (!currentProduct || !isSamePrice(orderedProduct.price, currentProduct.price)) {
      outcome.changes.push({
        id: orderedProduct.id,
        title: orderedProduct.title,
        before: orderedProduct.price,
        now: currentProduct?.price,
      });
    }
    if (!currentProduct) continue;
    const problem = setQuantity(
      orderedProduct.id,
      Math.max(nearestQuantity(Math.ceil(quantity)), readCart().items[orderedProduct.id] ?? 0),
    );
    if (problem) {
      outcome.problem = problem;
    } else {
      saveSeenPrice(orderedProduct.id, currentProduct.price);
      outcome.addedCount += 1;
      // What was agreed may be more than a cart takes.
      const wanted = wishTerms.quantity ?? (quantity > MAX_CART_QUANTITY ? quantity : undefined);
      const { unit, remark } = wishTerms;
      const terms = { ...(isTakenBack(order) && wishTerms), quantity: wanted, unit, remark };
      if (Object.values(terms).some((value) => value !== undefined)) setLineWish(orderedProduct.id, terms);
    }
  }
  for (const wish of wishes) {
    const isAsked = readWishes().others.some(({ text }) => text === wish.text);
    if (isAsked || addWish(wish)) outcome.wishCount += 1;
  }
  return outcome;
}
