import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { deliveredQuantitySql, sentQuantitySql } from '#server/features/shipments/repository.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { orderReturns, orders, shipmentLines, shipments } from '#server/platform/database/schema.ts';

type NewShipment = typeof shipments.$inferInsert;
export type ShipmentChanges = Partial<NewShipment>;

/** Selects and locks all orders of a quote request until the transaction ends, with what has left of each. */
export async function lockOrders(transaction: Transaction, quoteRequestId: string) {
  // In two statements: what others have sent before the lock was free is not seen by the one that waited for it.
  const isOfRequest = eq(orders.quoteRequestId, quoteRequestId);
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(isOfRequest)
    .orderBy(asc(orders.lineNumber))
    .for('update');
  return selectOrders(transaction, quoteRequestId);
}

/** Selects all orders of a quote request, with what has left of each and what was delivered. */
export function selectOrders(database: DbExecutor, quoteRequestId: string) {
  return database
    .select({
      id: orders.id,
      status: orders.status,
      product: orders.product,
      quantity: orders.quantity,
      addedDiscountMicroBps: orders.addedDiscountMicroBps,
      quoted: orders.quoted,
      sent: sentQuantitySql,
      delivered: deliveredQuantitySql,
    })
    .from(orders)
    .where(eq(orders.quoteRequestId, quoteRequestId))
    .orderBy(asc(orders.lineNumber));
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

/** Inserts a shipment under the request's next number, which the lock on the request keeps free. */
export async function insertShipment(
  transaction: Transaction,
  shipment: Omit<NewShipment, 'number'>,
  lines: readonly { orderId: string; quantity: number }[],
): Promise<void> {
  const number = sql`(
    select coalesce(max(number), 0) + 1 from shipments where quote_request_id = ${shipment.quoteRequestId})`;
  await transaction.insert(shipments).values({ ...shipment, number });
  await transaction
    .insert(shipmentLines)
    .values(lines.map(({ orderId, quantity }) => ({ shipmentId: shipment.id, orderId, quantity })));
}

/** Replaces what is in a shipment, which counts as a change of it. */
export async function replaceShipmentLines(
  transaction: Transaction,
  shipmentId: string,
  lines: readonly { orderId: string; quantity: number }[],
): Promise<void> {
  await transaction.delete(shipmentLines).where(eq(shipmentLines.shipmentId, shipmentId));
  await transaction.insert(shipmentLines).values(lines.map((line) => ({ shipmentId, ...line })));
  await transaction
    .update(shipments)
    .set({ version: sql`${shipments.version} + 1` })
    .where(eq(shipments.id, shipmentId));
}

export async function updateShipment(
  transaction: Transaction,
  shipmentId: string,
  changes: ShipmentChanges,
): Promise<void> {
  await transaction.update(shipments).set(changes).where(eq(shipments.id, shipmentId));
}

/** Of these orders, those of which all has left and nothing is on the way. */
export async function selectArrivedOrderIds(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isOneOf(orders.id, orderIds),
        eq(orders.status, 'Shipped'),
        sql`${sentQuantitySql} >= ${orders.quantity}`,
        sql`not exists (
          select from shipment_lines join shipments on shipments.id = shipment_lines.shipment_id
          where shipment_lines.order_id = ${orders.id} and shipments.delivered_at is null)`,
      ),
    )
    .orderBy(asc(orders.lineNumber));
  return rows.map(({ id }) => id);
}

/** Marks those shipments of quote requests as delivered whose orders have all been delivered. */
export async function deliverShipmentsOfDelivered(
  transaction: Transaction,
  quoteRequestIds: readonly string[],
): Promise<void> {
  await transaction
    .update(shipments)
    .set({ deliveredAt: sql`now()` })
    .where(
      and(
        isOneOf(shipments.quoteRequestId, quoteRequestIds),
        sql`${shipments.deliveredAt} is null`,
        sql`not exists (
          select from shipment_lines join orders on orders.id = shipment_lines.order_id
          where shipment_lines.shipment_id = ${shipments.id} and orders.status <> 'Delivered')`,
      ),
    );
}

/** At most two. */
export async function selectReturnIdsByPrefix(database: DbExecutor, prefix: string): Promise<string[]> {
  const rows = await database
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(like(orderReturns.id, `${escapeLike(prefix)}%`))
    .limit(2);
  return rows.map(({ id }) => id);
}

/** Returns that wait for the seller, the oldest first. */
export async function selectOpenReturnIds(
  database: DbExecutor,
  limit: number,
  after?: string | undefined,
): Promise<string[]> {
  const { id, createdAt, state } = orderReturns;
  const rows = await database
    .select({ id })
    .from(orderReturns)
    .where(
      and(
        inArray(state, ['asked', 'agreed', 'received']),
        after === undefined
          ? undefined
          : sql`(${createdAt}, ${id}) > (select created_at, id from order_returns where id = ${after})`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function insertReturn(
  transaction: Transaction,
  orderReturn: typeof orderReturns.$inferInsert,
): Promise<void> {
  await transaction.insert(orderReturns).values(orderReturn);
}

export async function updateReturn(
  transaction: Transaction,
  returnId: string,
  changes: Partial<typeof orderReturns.$inferInsert>,
): Promise<void> {
  await transaction
    .update(orderReturns)
    .set({ ...changes, changedAt: sql`now()` })
    .where(eq(orderReturns.id, returnId));
}
