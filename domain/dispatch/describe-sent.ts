import type { OrderStatus } from '../order-status.ts';
import { subtractQuantity } from './quantity-sum.ts';

const quantityFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

type Progress = { status: OrderStatus; quantity: number; sentQuantity: number; deliveredQuantity: number };

/**
 * What an order's status does not say while only a part has left or arrived: `2 of 5 sent`, `2 of 5 delivered`, or
 * `4 of 5 sent, 2 delivered`; '' otherwise.
 */
export function describeProgress({ status, quantity, sentQuantity, deliveredQuantity }: Progress): string {
  const isUnderWay = status === 'Confirmed' || status === 'Shipped';
  if (!isUnderWay || subtractQuantity(quantity, deliveredQuantity) <= 0) return '';
  const isOnTheWay = subtractQuantity(sentQuantity, deliveredQuantity) > 0;
  const isPartLeft = isOnTheWay && subtractQuantity(quantity, sentQuantity) > 0;
  const hasArrived = deliveredQuantity > 0;
  if (!isPartLeft) return hasArrived ? `${formatSentQuantity(deliveredQuantity, quantity)} delivered` : '';
  const sent = `${formatSentQuantity(sentQuantity, quantity)} sent`;
  return hasArrived ? `${sent}, ${quantityFormat.format(deliveredQuantity)} delivered` : sent;
}

/** `2 of 5`, or `5` when it is all. */
export function formatSentQuantity(quantity: number, ordered: number): string {
  const formatted = quantityFormat.format(quantity);
  return subtractQuantity(ordered, quantity) > 0
    ? `${formatted} of ${quantityFormat.format(ordered)}`
    : formatted;
}
