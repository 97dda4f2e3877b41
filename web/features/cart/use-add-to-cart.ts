import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { text } from '#web/text/en.ts';
import { cartProblemText } from './cart-problem-text.ts';
import { addToCart } from './cart-store.ts';

/** Pressing again replaces the message instead of piling up more of them. */
const TOAST = 'add-to-cart';

/** Adds to the cart and says so, or why not. */
export function useAddToCart(): (productId: string, quantity?: number) => void {
  const navigate = useNavigate();
  return useCallback(
    (productId, quantity) => {
      const problem = addToCart(productId, quantity);
      if (problem) {
        toast.error(cartProblemText(problem), { id: TOAST, action: undefined });
        return;
      }
      toast.success(text.product.added, {
        id: TOAST,
        action: { label: text.product.viewCart, onClick: () => navigate('/cart') },
      });
    },
    [navigate],
  );
}
