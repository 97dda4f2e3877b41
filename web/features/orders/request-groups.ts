import type { Order } from './order.ts';

/** Consecutive orders of one quote request in a list. */
export type RequestGroup = { first: Order; orders: Order[] };

export function groupByRequest(orders: readonly Order[]): RequestGroup[] {
  const groups: RequestGroup[] = [];
  for (const order of orders) {
    const group = groups.at(-1);
    if (group?.first.invoiceId === order.invoiceId) group.orders.push(order);
    else groups.push({ first: order, orders: [order] });
  }
  return groups;
}
