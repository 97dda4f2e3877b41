import { Failure } from '#contract/errors.ts';
import type { WireOrder } from '#contract/orders.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { type OrderRow, presentOrders } from './present.ts';
import { selectOrder, selectOrdersOf, selectStatusChanges } from './queries.ts';

/** The buyer's orders, newest first. */
export async function listOrders(database: Database, buyer: Buyer): Promise<WireOrder[]> {
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
  const changes = await selectStatusChanges(
    database,
    rows.map((row) => row.id),
  );
  return presentOrders(rows, changes);
}
