import { formatDate } from '#domain/indian-format.ts';
import { hasPage, type Order } from './order.ts';

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

export function isRejected({ status }: Pick<Order, 'status'>): boolean {
  return status === 'Rejected';
}

/** Whether the buyer took the whole request back or declined its quotation, so that the shop has not refused it. */
export function isTakenBack({ history, quotation }: Pick<Order, 'history' | 'quotation'>): boolean {
  const isOver = quotation.state === 'closed' || quotation.state === 'declined';
  return isOver && history.at(-1)?.isByBuyer === true;
}

/** Whether it can be put in the cart again: it has a page, and the shop has not refused it. */
export function canOrderAgain(order: Order): boolean {
  return hasPage(order) && (!isRejected(order) || isTakenBack(order));
}

/** One of the orders that are not rejected, if all of them have gone through the same steps on the same days. */
export function findSharedProgress(orders: readonly Order[]): Order | undefined {
  const [first, ...others] = orders.filter((order) => !isRejected(order));
  if (!first) return undefined;
  const steps = describeSteps(first);
  return others.every((order) => describeSteps(order) === steps) ? first : undefined;
}

/** Whether prices can still change: something is neither confirmed nor rejected. */
export function isAwaitingAnswer(orders: readonly Order[]): boolean {
  return orders.some(({ status }) => status === 'Requested');
}

function describeSteps({ history }: Order): string {
  return JSON.stringify(history.map(({ status, at, reason }) => [status, formatDate(at), reason]));
}
