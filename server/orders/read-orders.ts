import { Failure, invalidField } from '#contract/errors.ts';
import type { OrderListQuery, WireOrder, WireOrderList } from '#contract/orders.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { countOrdersOf, selectOrdersPage, selectPositionOfOrder } from './listing-queries.ts';
import { type OrderRow, presentOrders } from './present.ts';
import { selectEstimatedOrders, selectOrder, selectOrdersOf, selectStatusChanges } from './queries.ts';

/**
 * One page of the buyer's orders, newest first.
 * @throws Failure 'invalid' when `after` is none of the buyer's orders.
 */
export async function listOrders(
  database: Database,
  buyer: Buyer,
  { page, limit, after, ...choice }: OrderListQuery,
): Promise<WireOrderList> {
  const position = after === undefined ? undefined : await selectPositionOfOrder(database, buyer.id, after);
  if (after !== undefined && !position) {
    throw invalidField('after', 'after must be the next of the page before.');
  }
  const start = position ? { after: position } : { offset: (page - 1) * limit };
  const [rows, total] = await Promise.all([
    selectOrdersPage(database, buyer.id, choice, start, limit + 1),
    countOrdersOf(database, buyer.id, choice),
  ]);
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
  return { orders: await withHistory(database, shown), total, page, limit, next };
}

/** All of the buyer's orders, newest first. */
export async function listAllOrders(database: Database, buyer: Buyer): Promise<WireOrder[]> {
  return withHistory(database, await selectOrdersOf(database, buyer.id));
}

/** @throws Failure 'notFound' when the buyer has no such order, whether or not somebody else has. */
export async function getOrder(database: Database, buyer: Buyer, orderId: string): Promise<WireOrder> {
  const row = await selectOrder(database, buyer.id, orderId);
  const [order] = await withHistory(database, row ? [row] : []);
  if (!order) throw new Failure('notFound', 'There is no such order.');
  return order;
}

async function withHistory(database: Database, rows: OrderRow[]): Promise<WireOrder[]> {
  const ids = rows.map((row) => row.id);
  const requestIds = [...new Set(rows.map((row) => row.quoteRequestId))];
  const [changes, estimated] = await Promise.all([
    selectStatusChanges(database, ids),
    selectEstimatedOrders(database, requestIds),
  ]);
  return presentOrders(rows, changes, estimated);
}
