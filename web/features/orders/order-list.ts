import type { ApiClient } from '#contract/client.ts';
import { MAX_ORDER_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { ORDER_STATUSES } from '#domain/order-status.ts';
import { readPage } from '#web/features/pagination/read-page.ts';
import { type Order, orderFromWire } from './order.ts';
import type { OrderListParams } from './order-list-params.ts';
import { type WishRequest, wishRequestFromWire } from './wish-request.ts';

export type OrderList = {
  params: OrderListParams;
  orders: Order[];
  /** The number of orders on all pages. */
  total: number;
  /** The number of their quote requests. */
  totalRequests: number;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  /** The newest requests with wishes that are no orders. */
  wishRequests: WishRequest[];
};

/** A request is never split between pages. */
export const REQUESTS_PER_PAGE = 10;
const MAX_WISH_REQUESTS = 50;

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
  const [{ orders, total, total_requests: totalRequests, next }, { requests }] = await Promise.all([
    api.listOrders({ query: { ...toOrderQuery(params), page: String(params.page) } }),
    api.listWishRequests({ query: { limit: String(MAX_WISH_REQUESTS) } }),
  ]);
  return {
    params,
    orders: orders.map(orderFromWire),
    total,
    totalRequests,
    next,
    wishRequests: requests.map(wishRequestFromWire),
  };
}

/** Loads the page of the same list after the cursor `next`. */
export async function loadOrdersAfter(api: ApiClient, next: string, params: OrderListParams) {
  const page = await api.listOrders({ query: { ...toOrderQuery(params), after: next } });
  return { items: page.orders.map(orderFromWire), next: page.next };
}

/**
 * Requests of wishes alone, which have no status: those with each word of the search, on the first page of all orders.
 */
export function listWishesAlone({ params, wishRequests }: OrderList): WishRequest[] {
  if (params.page > 1 || params.status !== undefined) return [];
  const words = params.searchText.toLowerCase().split(/\s+/).filter(Boolean);
  return wishRequests.filter(({ hasOrders, estimateNumber, customer, wishes }) => {
    const searched = [estimateNumber, customer, ...wishes].join(' ').toLowerCase();
    return !hasOrders && words.every((word) => searched.includes(word));
  });
}

function toOrderQuery({ status, searchText }: OrderListParams) {
  return {
    by: 'request' as const,
    limit: String(REQUESTS_PER_PAGE),
    ...(status && { status }),
    ...(searchText !== '' && { q: searchText }),
  };
}
