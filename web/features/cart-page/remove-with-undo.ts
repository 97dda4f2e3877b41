import { removeFromCart } from '#web/features/cart/remove-from-cart.ts';
import { cartText } from '#web/text/cart-en.ts';
import { toast } from '#web/ui/toast.ts';

/** Removes products from the cart and shows a message with which the buyer can take it back. */
export function removeWithUndo(productIds: readonly string[], message: string): void {
  const undo = removeFromCart(productIds);
  toast.message(message, { action: { label: cartText.undo, onClick: undo } });
}
