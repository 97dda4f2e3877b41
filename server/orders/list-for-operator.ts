import type { OrderStatus } from '#domain/order-status.ts';
import type { Source } from '#server/database/connect.ts';
import { selectOrdersLike } from './operator-queries.ts';
import type { OrderRow } from './present.ts';

export type OrderFilter = {
  /** All statuses when absent. */
  status?: OrderStatus;
  /** In the customer's or contact's name, the e-mail address or the estimate number; or an order id's beginning. */
  text?: string;
  limit: number;
};

/** Everybody's orders, newest first. */
export async function listOrdersForOperator(database: Source, filter: OrderFilter): Promise<OrderRow[]> {
  const { status, text = '', limit } = filter;
  return selectOrdersLike(database, { status, text: text.trim(), limit });
}
