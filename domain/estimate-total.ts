import { type CartLine, priceOrder } from './cart.ts';
import type { OrderStatus } from './order-status.ts';

/** What a quote request's estimate needs to know of one of its orders. */
export type EstimateOrder = CartLine & { addedDiscountBps: number; status: OrderStatus };

/** The orders that are on the estimate of their quote request: rejected ones are left out, unless all are rejected. */
export function filterOrdersOnEstimate<Order extends Pick<EstimateOrder, 'status'>>(
  orders: readonly Order[],
): readonly Order[] {
  const offered = orders.filter((order) => order.status !== 'Rejected');
  return offered.length > 0 ? offered : orders;
}

/** The grand total of the estimate of these orders, in paise. Freight is agreed later and no part of it. */
export function totalEstimate(orders: readonly EstimateOrder[]): number {
  return filterOrdersOnEstimate(orders).reduce(
    (total, order) => total + priceOrder(order).totalInclGstPaise,
    0,
  );
}
