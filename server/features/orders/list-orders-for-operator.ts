import type { OrderStatus } from '#domain/order-status.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { OrderRow } from './buyer-order.ts';
import { selectOrdersMatching } from './operator-queries.ts';

export type OperatorOrderFilters = {
  /** All statuses when absent. */
  status?: OrderStatus;
  /** Part of the customer's or contact's name, e-mail address or estimate number, or the beginning of an order id. */
  text?: string;
  limit: number;
};

/** Lists the orders of all buyers, newest first. */
export async function listOrdersForOperator(
  database: DbExecutor,
  filter: OperatorOrderFilters,
): Promise<OrderRow[]> {
  const { status, text = '', limit } = filter;
  return selectOrdersMatching(database, { status, text: text.trim(), limit });
}
