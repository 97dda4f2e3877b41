import type { ApiClient } from '#contract/client.ts';
import { type CartProblem, readCart, setQuantity } from '#web/features/cart/cart-store.ts';
import type { PriceChange } from '#web/features/cart/price-changes-list.tsx';
import { isSamePrice, rememberPrice } from '#web/features/cart/seen-prices.ts';
import { productCard } from '#web/features/catalogue/product.ts';
import type { Order } from './order.ts';

/** What came of putting orders back into the cart. */
export type OrderedAgain = {
  addedCount: number;
  /** Other prices than at the time, and what is no longer sold. */
  changes: PriceChange[];
  /** Why not all that is sold found room, if so. */
  problem: CartProblem | undefined;
};

/** Puts what was ordered into the cart at today's prices. Of what is in there already, there are then at least as many. */
export async function orderAgain(api: ApiClient, orders: readonly Order[]): Promise<OrderedAgain> {
  const { result } = await api.getCartDetails({ body: { ids: orders.map(({ product }) => product.id) } });
  const sold = new Map(result.map((wire) => [wire._id, productCard(wire)]));
  const outcome: OrderedAgain = { addedCount: 0, changes: [], problem: undefined };
  for (const { product: then, quantity } of orders) {
    const today = sold.get(then.id);
    if (!today || !isSamePrice(then.price, today.price)) {
      outcome.changes.push({ id: then.id, title: then.title, before: then.price, now: today?.price });
    }
    if (!today) continue;
    const problem = setQuantity(then.id, Math.max(quantity, readCart().items[then.id] ?? 0));
    if (problem) {
      outcome.problem = problem;
    } else {
      rememberPrice(then.id, today.price);
      outcome.addedCount += 1;
    }
  }
  return outcome;
}
