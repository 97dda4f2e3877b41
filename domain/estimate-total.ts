import { type OrderTerms, priceOrder } from './order-price.ts';
import type { OrderStatus } from './order-status.ts';

/** The part of an order that the estimate of its quote request is calculated from; `pricing.ts` has the rounding. */
export type EstimateOrder = OrderTerms & { status: OrderStatus };

/** The orders that the estimate of their quote request lists: without rejected ones, unless all are rejected. */
export function filterOrdersOnEstimate<Order extends Pick<EstimateOrder, 'status'>>(
  orders: readonly Order[],
): readonly Order[] {
  const offered = orders.filter((order) => order.status !== 'Rejected');
  return offered.length > 0 ? offered : orders;
}

/** The grand total of the estimate of these orders, in paise. It excludes freight, which is agreed later. */
export function totalEstimate(orders: readonly EstimateOrder[]): number {
  return filterOrdersOnEstimate(orders).reduce(
    (total, order) => total + priceOrder(order).totalInclGstPaise,
    0,
  );
}
