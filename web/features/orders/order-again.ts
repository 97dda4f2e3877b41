import type { ApiClient } from '#contract/client.ts';
import { type CartProblem, readCart, setQuantity } from '#web/features/cart/cart-store.ts';
import type { PriceChange } from '#web/features/cart/price-changes-list.tsx';
import { isSamePrice, saveSeenPrice } from '#web/features/cart/seen-prices.ts';
import { productSummaryFromWire } from '#web/features/product/product.ts';
import type { Order } from './order.ts';

/** What came of putting orders back into the cart. */
export type OrderAgainResult = {
  addedCount: number;
  /** Other prices than at the time, and what is no longer sold. */
  changes: PriceChange[];
  /** Why not all that is sold found room, if so. */
  problem: CartProblem | undefined;
};

/** Puts what was ordered into the cart at today's prices. Of what is in there already, there are then at least as many. */
export async function orderAgain(api: ApiClient, orders: readonly Order[]): Promise<OrderAgainResult> {
  const { result } = await api.getCartDetails({ body: { ids: orders.map(({ product }) => product.id) } });
  const sold = new Map(result.map((wire) => [wire._id, productSummaryFromWire(wire)]));
  const outcome: OrderAgainResult = { addedCount: 0, changes: [], problem: undefined };
  for (const { product: orderedProduct, quantity } of orders) {
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
      Math.max(quantity, readCart().items[orderedProduct.id] ?? 0),
    );
    if (problem) {
      outcome.problem = problem;
    } else {
      saveSeenPrice(orderedProduct.id, currentProduct.price);
      outcome.addedCount += 1;
    }
  }
  return outcome;
}
