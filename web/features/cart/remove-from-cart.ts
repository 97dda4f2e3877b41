import { readCart, writeCartItems } from './cart-store.ts';
import { readSeenPrices, removeSeenPrices, saveSeenPrice } from './seen-prices.ts';

/** @returns a function that takes the removal back: the products return to their places. */
export function removeFromCart(productIds: readonly string[]): () => void {
  const before = readCart().items;
  const prices = readSeenPrices();
  const remaining = Object.entries(before).filter(([id]) => !productIds.includes(id));
  writeCartItems(Object.fromEntries(remaining));
  removeSeenPrices(productIds);
  return () => {
    // What has changed meanwhile, perhaps in another tab, stays as it is.
    const now = readCart().items;
    const restored = Object.entries({ ...before, ...now }).filter(
      ([id]) => id in now || productIds.includes(id),
    );
    writeCartItems(Object.fromEntries(restored));
    for (const id of productIds) if (prices[id]) saveSeenPrice(id, prices[id]);
  };
}
