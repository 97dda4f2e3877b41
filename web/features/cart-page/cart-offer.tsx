import { useEffect } from 'react';
import { useOfferedItems } from '#web/features/cart/account-cart-store.ts';
import { setQuantity, useCart } from '#web/features/cart/cart-store.ts';
import { syncCart } from '#web/features/cart/sync-cart.ts';
import { text } from '#web/text/en.ts';
import { inCartText } from '#web/text/in-cart-en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** What the buyer's other devices have in their carts, as an offer. Only for buyers who are logged in. */
export default function CartOffer() {
  useEffect(syncCart, []);
  const { items } = useCart();
  const offered = Object.entries(useOfferedItems()).filter(([id]) => !(id in items));
  const add = () => {
    for (const [id, quantity] of offered) {
      const problem = setQuantity(id, quantity);
      if (problem) return void toast.error(text.cart.problems[problem], { id: problem });
    }
  };
  return (
    <div role="status" className="not-empty:my-3">
      {offered.length > 0 && (
        <p className="flex items-center justify-between gap-4 rounded border border-edge bg-surface p-3 sm:px-4">
          {inCartText.offered(offered.length)}
          <Button className="shrink-0" onClick={add}>
            {inCartText.add}
          </Button>
        </p>
      )}
    </div>
  );
}
