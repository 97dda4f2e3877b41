import type { OrderStatus } from '#domain/order-status.ts';

/** Which of the buyer's orders the page shows; its address carries it. */
export type OrderChoice = { status: OrderStatus | undefined; words: string; page: number };

/** The address that shows them. */
export function pathOfOrders({ status, words = '', page = 1 }: Partial<OrderChoice>): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (words !== '') search.set('q', words);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/orders?${search}` : '/orders';
}
