import type { ApiClient } from '#contract/client.ts';
import { MAX_ORDER_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { ORDER_STATUSES } from '#domain/order-status.ts';
import { readPage } from '#web/features/paging/read-page.ts';
import { type Order, orderFromWire } from './order.ts';
import type { OrderChoice } from './order-choice.ts';

export type OrderList = {
  choice: OrderChoice;
  orders: Order[];
  /** How many there are in all. */
  total: number;
  /** Leads to the page after this one; null on the last. */
  next: string | null;
};

export const ORDERS_A_PAGE = 20;

/** Reads the choice from an address; what is not a choice counts as none. */
export function readOrderChoice(search: URLSearchParams): OrderChoice {
  return {
    status: ORDER_STATUSES.find((status) => status === search.get('status')),
    words: (search.get('q') ?? '').trim().slice(0, MAX_ORDER_SEARCH_LENGTH),
    page: readPage(search),
  };
}

/** The page of the buyer's orders that an address names. */
export async function loadOrderList(api: ApiClient, search: URLSearchParams): Promise<OrderList> {
  const choice = readOrderChoice(search);
  const { orders, total, next } = await api.listOrders({
    query: { ...queryOf(choice), page: String(choice.page) },
  });
  return { choice, orders: orders.map(orderFromWire), total, next };
}

/** The orders of the page that stands after `next` in the same list. */
export async function loadOrdersAfter(api: ApiClient, next: string, choice: OrderChoice) {
  const page = await api.listOrders({ query: { ...queryOf(choice), after: next } });
  return { items: page.orders.map(orderFromWire), next: page.next };
}

function queryOf({ status, words }: OrderChoice) {
  return { limit: String(ORDERS_A_PAGE), ...(status && { status }), ...(words !== '' && { q: words }) };
}
