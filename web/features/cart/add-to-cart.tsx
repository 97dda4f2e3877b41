import { CART_PATH } from '#domain/page-paths.ts';
import { navigateTo } from '#web/routing/navigation.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { addToCart, type CartProblem, isCartPersisted } from './cart-store.ts';
import { type SeenPrice, saveSeenPrice } from './seen-prices.ts';

/** With one id, the next message replaces the last one. */
const TOAST_ID = 'add-to-cart';

/** A product that can be added to the cart, with the price that the buyer sees. */
export type Purchasable = { id: string; price: SeenPrice };

/** Adds to the cart and shows a message about the success or the problem. */
export function addToCartWithMessage({ id, price }: Purchasable, quantity?: number): void {
  const problem = addToCart(id, quantity);
  if (problem) {
    showCartProblem(problem);
    return;
  }
  saveSeenPrice(id, price);
  toast.success(text.product.added, {
    id: TOAST_ID,
    description: isCartPersisted() ? undefined : text.form.notPersisted,
    action: { label: text.product.viewCart, onClick: () => navigateTo(CART_PATH) },
  });
}

export function showCartProblem(problem: CartProblem): void {
  toast.error(text.cart.problems[problem], { id: TOAST_ID, action: undefined, description: undefined });
}
