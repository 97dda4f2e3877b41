import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { CART_PATH } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { addToCart, isCartPersisted } from './cart-store.ts';
import { type SeenPrice, saveSeenPrice } from './seen-prices.ts';

/** Pressing again replaces the message instead of piling up more of them. */
const TOAST = 'add-to-cart';

/** What can be put into the cart: a product at the price the buyer sees. */
export type Purchasable = { id: string; price: SeenPrice };

/** Adds to the cart and says so, or why not. */
export function useAddToCart(): (product: Purchasable, quantity?: number) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id, price }, quantity) => {
      const problem = addToCart(id, quantity);
      if (problem) {
        toast.error(text.cart.problems[problem], { id: TOAST, action: undefined, description: undefined });
        return;
      }
      saveSeenPrice(id, price);
      toast.success(text.product.added, {
        id: TOAST,
        description: isCartPersisted() ? undefined : text.form.notPersisted,
        action: { label: text.product.viewCart, onClick: () => navigate(CART_PATH) },
      });
    },
    [navigate],
  );
}
