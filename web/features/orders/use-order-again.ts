import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { CART_PATH } from '#domain/page-paths.ts';
import type { Wish } from '#domain/wish.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import type { Order } from './order.ts';
import { type OrderAgainResult, orderAgain } from './order-again.ts';

/** With one id, the next message replaces the last one. */
const TOAST_ID = 'order-again';

/**
 * Adds the products of orders to the cart again, and wishes in words to the next request. `result` is set when prices
 * changed, a product could not be added, or a wish was.
 */
export function useOrderAgain(orders: readonly Order[], wishes: readonly Wish[] = []) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<OrderAgainResult>();

  async function addToCart(): Promise<void> {
    setPending(true);
    try {
      const outcome = await orderAgain(browserApi(), orders, wishes);
      const isUnchanged = outcome.changes.length === 0 && outcome.wishCount === 0 && !outcome.problem;
      setResult(isUnchanged ? undefined : outcome);
      // Otherwise the page says what was added.
      if (isUnchanged) {
        toast.success(text.product.added, {
          id: TOAST_ID,
          action: { label: text.product.viewCart, onClick: () => navigate(CART_PATH) },
        });
      }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message, { id: TOAST_ID, action: undefined });
    } finally {
      setPending(false);
    }
  }

  return { isPending, addToCart, result, dismiss: () => setResult(undefined) };
}
