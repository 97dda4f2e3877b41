import { removeFromCart } from '#web/features/cart/remove-from-cart.ts';
import { readWishes } from '#web/features/wishes/local-wishes.ts';
import { clearLineWish, setLineWish } from '#web/features/wishes/wish-store.ts';
import { cartText } from '#web/text/cart-en.ts';
import { toast } from '#web/ui/toast.ts';

/** Removes products with what was wanted of them, and shows a message with which the buyer can take it back. */
export function removeWithUndo(productIds: readonly string[], message: string): void {
  const { lines } = readWishes();
  const putBack = removeFromCart(productIds);
  for (const id of productIds) clearLineWish(id);
  const undo = () => {
    putBack();
    for (const id of productIds) if (lines[id]) setLineWish(id, lines[id]);
  };
  toast.message(message, { action: { label: cartText.undo, onClick: undo } });
}
