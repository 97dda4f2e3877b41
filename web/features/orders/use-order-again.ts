import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { CART_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import type { Order } from './order.ts';
import { type OrderAgainResult, orderAgain } from './order-again.ts';

/** Pressing again replaces the message. */
const TOAST = 'order-again';

/** Puts orders back into the cart; what differs from then stays on the screen as `told`. */
export function useOrderAgain(orders: readonly Order[]) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<OrderAgainResult>();

  async function addToCart(): Promise<void> {
    setPending(true);
    try {
      const outcome = await orderAgain(browserApi(), orders);
      const isUnchanged = outcome.changes.length === 0 && !outcome.problem;
      setResult(isUnchanged ? undefined : outcome);
      if (outcome.addedCount > 0) {
        toast.success(text.product.added, {
          id: TOAST,
          action: { label: text.product.viewCart, onClick: () => navigate(CART_PATH) },
        });
      }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message, { id: TOAST, action: undefined });
    } finally {
      setPending(false);
    }
  }

  return { isPending, again: addToCart, told: result, dismiss: () => setResult(undefined) };
}
