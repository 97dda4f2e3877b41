import type { OrderStatus } from '#domain/order-status.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { OrderRow } from './buyer-order.ts';
import { selectOrdersMatching } from './operator-queries.ts';

export type OperatorOrderFilters = {
  /** All statuses when absent. */
  status?: OrderStatus;
  /** In the customer's or contact's name, the e-mail address or the estimate number; or an order id's beginning. */
  text?: string;
  limit: number;
};

/** Everybody's orders, newest first. */
export async function listOrdersForOperator(
  database: DbExecutor,
  filter: OperatorOrderFilters,
): Promise<OrderRow[]> {
  const { status, text = '', limit } = filter;
  return selectOrdersMatching(database, { status, text: text.trim(), limit });
}
