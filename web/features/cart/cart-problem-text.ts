import { text } from '#web/text/en.ts';
import type { CartProblem } from './cart-store.ts';

const TEXTS: Record<CartProblem, string> = {
  'too-many': text.product.tooMany,
  'too-few': text.product.tooFew,
  'not-whole': text.product.notWhole,
  'cart-full': text.product.cartFull,
};

/** What a person reads when the cart refuses a change. */
export function cartProblemText(problem: CartProblem): string {
  return TEXTS[problem];
}
