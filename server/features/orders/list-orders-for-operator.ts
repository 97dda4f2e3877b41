import type { OrderStatus } from '#domain/order-status.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { OrderRow } from './buyer-order.ts';
import { findRequestFlags } from './find-request-flags.ts';
import { selectOrdersMatching } from './operator-queries.ts';

export type OperatorOrderFilters = {
  /** All statuses when absent. */
  status?: OrderStatus;
  /** Part of the customer's or contact's name, e-mail address or estimate number, or the beginning of an order id. */
  text?: string;
  limit: number;
};

/** An order with what the operator should know about its quote request. */
export type FlaggedOrder = OrderRow & { flags: string[] };

/** Lists the orders of all buyers, newest first. */
export async function listOrdersForOperator(
  database: DbExecutor,
  filter: OperatorOrderFilters,
): Promise<FlaggedOrder[]> {
  const { status, text = '', limit } = filter;
  const orders = await selectOrdersMatching(database, { status, text: text.trim(), limit });
  const requestIds = new Set(orders.map((order) => order.quoteRequestId));
  const getFlags = await findRequestFlags(database, [...requestIds]);
  return orders.map((order) => ({ ...order, flags: getFlags(order.quoteRequestId) }));
}
