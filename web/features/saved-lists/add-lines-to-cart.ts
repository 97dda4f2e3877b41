import { MIN_CART_QUANTITY, nearestQuantity } from '#domain/cart.ts';
import type { SavedLine } from '#domain/saved-list.ts';
import { type CartProblem, readCart, setQuantity } from '#web/features/cart/cart-store.ts';
import { type SeenPrice, saveSeenPrice } from '#web/features/cart/seen-prices.ts';
import { setLineWish } from '#web/features/wishes/wish-store.ts';

type Product = { id: string; title: string; price: SeenPrice; unitCode?: string | undefined };

/** The outcome of putting lines into the cart. */
export type AddedLines = {
  addedCount: number;
  /** Lines with another quantity than the cart takes, which is `inCart`. */
  cut: { product: Product; wanted: number; unit: string | undefined; inCart: number }[];
  /** Products that have left the catalogue. */
  unavailableIds: string[];
  /** Why the rest could not be added, if any. */
  problem: CartProblem | undefined;
};

/**
 * Puts lines into the cart with 1 to 5 of each product, or 1 of what is wanted in another unit. A larger quantity that
 * is already in the cart stays. What the cart cannot say, another quantity, unit or a remark, becomes a wish of its
 * line.
 * @param findProduct undefined for a product that has left the catalogue.
 */
export function addLinesToCart(
  lines: readonly SavedLine[],
  findProduct: (id: string) => Product | undefined,
): AddedLines {
  const outcome: AddedLines = { addedCount: 0, cut: [], unavailableIds: [], problem: undefined };
  for (const { productId, quantity, unit, remark } of lines) {
    const product = findProduct(productId);
    if (!product) {
      outcome.unavailableIds.push(productId);
      continue;
    }
    const otherUnit = unit === product.unitCode ? undefined : unit;
    const nearest = otherUnit ? MIN_CART_QUANTITY : nearestQuantity(quantity);
    const inCart = Math.max(nearest, readCart().items[productId] ?? 0);
    const problem = setQuantity(productId, inCart);
    if (problem) {
      outcome.problem = problem;
      continue;
    }
    saveSeenPrice(productId, product.price);
    outcome.addedCount += 1;
    const isCut = otherUnit !== undefined || quantity !== nearest;
    if (isCut) outcome.cut.push({ product, wanted: quantity, unit, inCart });
    const wanted = isCut ? { quantity, unit: otherUnit } : {};
    if (isCut || remark) setLineWish(productId, { ...wanted, ...(remark && { remark }) });
  }
  return outcome;
}
