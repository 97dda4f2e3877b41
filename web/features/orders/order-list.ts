import type { ApiClient } from '#contract/client.ts';
import { MAX_ORDER_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { ORDER_STATUSES } from '#domain/order-status.ts';
import { readPage } from '#web/features/pagination/read-page.ts';
import { type Order, orderFromWire } from './order.ts';
import type { OrderListParams } from './order-list-params.ts';

export type OrderList = {
  params: OrderListParams;
  orders: Order[];
  /** The number of orders on all pages. */
  total: number;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
};

export const ORDERS_PER_PAGE = 20;

/** Reads the parameters from a URL; invalid ones are ignored. */
export function readOrderListParams(search: URLSearchParams): OrderListParams {
  return {
    status: ORDER_STATUSES.find((status) => status === search.get('status')),
    searchText: (search.get('q') ?? '').trim().slice(0, MAX_ORDER_SEARCH_LENGTH),
    page: readPage(search),
  };
}

/** Loads the page of the buyer's orders for a URL. */
export async function loadOrderList(api: ApiClient, search: URLSearchParams): Promise<OrderList> {
  const params = readOrderListParams(search);
  const { orders, total, next } = await api.listOrders({
    query: { ...toOrderQuery(params), page: String(params.page) },
  });
  return { params, orders: orders.map(orderFromWire), total, next };
}

/** Loads the page of the same list after the cursor `next`. */
export async function loadOrdersAfter(api: ApiClient, next: string, params: OrderListParams) {
  const page = await api.listOrders({ query: { ...toOrderQuery(params), after: next } });
  return { items: page.orders.map(orderFromWire), next: page.next };
}

function toOrderQuery({ status, searchText }: OrderListParams) {
  return {
    limit: String(ORDERS_PER_PAGE),
    ...(status && { status }),
    ...(searchText !== '' && { q: searchText }),
  };
}
