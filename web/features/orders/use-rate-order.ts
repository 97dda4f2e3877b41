import { useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { toast } from '#web/ui/toast.ts';
import type { Order } from './order.ts';

/**
 * Saves each rating at once. When others follow while one is being saved, as with arrow keys, the last one is saved.
 */
export function useRateOrder(order: Order, onRated: (order: Order) => void) {
  const authenticatedCall = useAuthenticatedCall();
  const [chosen, setChosen] = useState<number>();
  const wanted = useRef<number>(undefined);
  const isSaving = useRef(false);

  async function saveWanted(): Promise<void> {
    let msg = '';
    let saved: number | undefined;
    while (wanted.current !== saved) {
      const rating = wanted.current ?? 0;
      ({ msg } = await browserApi().rateProduct({ body: { order_id: order.id, rating } }));
      saved = rating;
    }
    if (saved !== undefined) onRated({ ...order, rating: saved });
    toast.success(msg, { id: order.id });
  }

  async function choose(rating: number): Promise<void> {
    setChosen(rating);
    wanted.current = rating;
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await authenticatedCall(saveWanted);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message, { id: order.id });
    } finally {
      isSaving.current = false;
      wanted.current = undefined;
      setChosen(undefined);
    }
  }

  return { rating: chosen ?? order.rating ?? undefined, choose };
}
