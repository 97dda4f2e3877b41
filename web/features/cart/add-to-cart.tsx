import { CART_PATH } from '#domain/page-paths.ts';
import { navigateTo } from '#web/routing/navigation.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { BulkQuoteLink } from './bulk-quote-link.tsx';
import { addToCart, type CartProblem, isCartPersisted, readCart } from './cart-store.ts';
import { type SeenPrice, saveSeenPrice } from './seen-prices.ts';

/** With one id, the next message replaces the last one. */
const TOAST_ID = 'add-to-cart';

/** A product that can be added to the cart, with the price that the buyer sees. */
export type Purchasable = { id: string; title: string; price: SeenPrice };

/** Adds to the cart and shows a message about the success or the problem. */
export function addToCartWithMessage(product: Purchasable, quantity = 1): void {
  const { id, price } = product;
  const problem = addToCart(id, quantity);
  if (problem) {
    showCartProblem(problem, product, (readCart().items[id] ?? 0) + quantity);
    return;
  }
  saveSeenPrice(id, price);
  toast.success(text.product.added, {
    id: TOAST_ID,
    description: isCartPersisted() ? undefined : text.form.notPersisted,
    action: { label: text.product.viewCart, onClick: () => navigateTo(CART_PATH) },
  });
}

/** @param quantity what was wanted in all; for more than a cart takes, there is a way to ask for it. */
export function showCartProblem(
  problem: CartProblem,
  product: Pick<Purchasable, 'id' | 'title'>,
  quantity: number,
): void {
  toast.error(text.cart.problems[problem], {
    id: TOAST_ID,
    action: undefined,
    description: problem === 'too-many' ? <BulkQuoteLink product={product} quantity={quantity} /> : undefined,
  });
}
