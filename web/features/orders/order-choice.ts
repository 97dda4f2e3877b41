import { ORDER_STATUSES, type OrderStatus } from '#domain/order-status.ts';

/** Which of the buyer's orders the page shows; its address carries it. */
export type OrderChoice = { status: OrderStatus | undefined; words: string; page: number };

/** The API takes no longer searches. */
export const LONGEST_SEARCH = 100;
const HIGHEST_PAGE = 1_000_000;

/** Reads the choice from an address; what is not a choice counts as none. */
export function readOrderChoice(search: URLSearchParams): OrderChoice {
  const page = Number(search.get('page') ?? 1);
  return {
    status: ORDER_STATUSES.find((status) => status === search.get('status')),
    words: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= HIGHEST_PAGE ? page : 1,
  };
}

export function pathOfOrders({ status, words = '', page = 1 }: Partial<OrderChoice>): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (words !== '') search.set('q', words);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/orders?${search}` : '/orders';
}
