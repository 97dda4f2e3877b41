import type { OrderStatus } from '#domain/order-status.ts';
import { ORDERS_PATH } from '#domain/page-paths.ts';

/** Which of the buyer's orders the page shows, as stored in its URL. */
export type OrderListParams = { status: OrderStatus | undefined; searchText: string; page: number };

/** The path of the page that shows these orders. */
export function ordersPath({ status, searchText = '', page = 1 }: Partial<OrderListParams>): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (searchText !== '') search.set('q', searchText);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${ORDERS_PATH}?${search}` : ORDERS_PATH;
}
