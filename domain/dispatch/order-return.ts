import type { OrderStatus } from '../order-status.ts';
import { addQuantities, subtractQuantity } from './quantity-sum.ts';

/** What happens to goods that a buyer wants to send back. The order's own status stays as it is. */
export const RETURN_STATES = ['asked', 'agreed', 'received', 'settled', 'refused'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

const NEXT_STATES: Record<ReturnState, readonly ReturnState[]> = {
  asked: ['agreed', 'refused'],
  agreed: ['received', 'refused'],
  // What has arrived may turn out not to be faulty.
  received: ['settled', 'refused'],
  settled: [],
  refused: [],
};

export function canChangeReturn(from: ReturnState, to: ReturnState): boolean {
  return NEXT_STATES[from].includes(to);
}

/**
 * How much of an order has been delivered and is not to be returned already.
 * @param order.delivered with shipments that have arrived; an order can be Delivered without one.
 */
export function getReturnableQuantity(
  { status, quantity, delivered }: { status: OrderStatus; quantity: number; delivered: number },
  returns: readonly { state: ReturnState; quantity: number }[],
): number {
  const returned = returns.filter(({ state }) => state !== 'refused').map((each) => each.quantity);
  return subtractQuantity(status === 'Delivered' ? quantity : delivered, addQuantities(returned));
}
