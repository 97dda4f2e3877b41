import { nearestQuantity } from '#domain/cart.ts';
import { type CartProblem, setQuantity } from '#web/features/cart/cart-store.ts';
import { setLineWish } from '#web/features/wishes/wish-store.ts';

/**
 * Puts as many of a product into the cart as it can hold, and notes what is wanted beyond that.
 * @returns the problem when the cart has no room for it; then nothing changes
 */
export function wantQuantity(productId: string, quantity: number): CartProblem | undefined {
  const held = nearestQuantity(quantity);
  const problem = setQuantity(productId, held);
  if (!problem && quantity !== held) setLineWish(productId, { quantity });
  return problem;
}
