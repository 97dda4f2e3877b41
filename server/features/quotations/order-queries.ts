import { asc, eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/order-status.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  orderStatusChanges,
  orders,
  type ProductSnapshot,
  type QuotedFigures,
} from '#server/platform/database/schema.ts';

/** The orders of a quote request, as quotations see and change them. */

const sentQuantity = sql`(select coalesce(sum(quantity), 0) from shipment_lines
  where shipment_lines.order_id = ${sql.raw('"orders"."id"')})`.mapWith(Number);

/** In the order of their lines. */
export function selectOrdersOfRequest(db: DbExecutor, quoteRequestId: string) {
  return db
    .select({
      id: orders.id,
      lineNumber: orders.lineNumber,
      status: orders.status,
      isSpam: orders.isSpam,
      productId: orders.productId,
      product: orders.product,
      quantity: orders.quantity,
      addedDiscountMicroBps: orders.addedDiscountMicroBps,
      wish: orders.wish,
      quoted: orders.quoted,
      createdAt: orders.createdAt,
      /** What has left in shipments. */
      sentQuantity,
    })
    .from(orders)
    .where(eq(orders.quoteRequestId, quoteRequestId))
    .orderBy(asc(orders.lineNumber))
    .$dynamic();
}

export type RequestOrder = Awaited<ReturnType<typeof selectOrdersOfRequest>>[number];

export function lockOrdersOfRequest(
  transaction: Transaction,
  quoteRequestId: string,
): Promise<RequestOrder[]> {
  return selectOrdersOfRequest(transaction, quoteRequestId).for('update');
}

/** What an order has from a quotation. */
export type OrderFigures = {
  orderId: string;
  quantity: number;
  addedDiscountMicroBps: number;
  /** Of the order's copy of its product. */
  product: Partial<ProductSnapshot>;
  quoted: QuotedFigures | null;
};

/** Sets figures of orders, and records the discounts that differ. */
export async function updateFigures(
  transaction: Transaction,
  figures: readonly OrderFigures[],
  changedBy: string,
): Promise<void> {
  if (figures.length === 0) return;
  await transaction.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as one (
        "orderId" text, quantity numeric, "addedDiscountMicroBps" bigint, product jsonb, quoted jsonb)
    ), changed as (
      insert into order_discount_changes (order_id, added_discount_micro_bps, changed_by)
      select id, given."addedDiscountMicroBps", ${changedBy}
      from orders join given on given."orderId" = id
      where added_discount_micro_bps <> given."addedDiscountMicroBps"
    )
    update orders set
      quantity = given.quantity, added_discount_micro_bps = given."addedDiscountMicroBps",
      product = orders.product || given.product, quoted = nullif(given.quoted, 'null')
    from given where given."orderId" = orders.id`);
}

export type NewOrder = {
  id: string;
  productId: string | null;
  product: ProductSnapshot;
  quantity: number;
  unitPriceInclGstPaise: number;
  addedDiscountMicroBps: number;
  quoted: QuotedFigures;
};

/** Adds orders, Requested, after the last line of their quote request and with its time, by which orders are listed. */
export async function insertOrders(
  transaction: Transaction,
  request: { quoteRequestId: string; accountId: string | null; createdAt: Date; lastLineNumber: number },
  added: readonly NewOrder[],
  changedBy: string,
): Promise<void> {
  if (added.length === 0) return;
  const { quoteRequestId, accountId, createdAt, lastLineNumber } = request;
  const status: OrderStatus = 'Requested';
  await transaction.insert(orders).values(
    added.map((order, index) => ({
      ...order,
      quoteRequestId,
      accountId,
      createdAt,
      status,
      lineNumber: lastLineNumber + index + 1,
    })),
  );
  await transaction
    .insert(orderStatusChanges)
    .values(added.map(({ id }) => ({ orderId: id, status, changedBy })));
}

/** Gives orders a status, and records it as later than the status before. */
export async function updateStatuses(
  transaction: Transaction,
  orderIds: readonly string[],
  change: { status: OrderStatus; changedBy: string; reason: string; isSpam?: boolean },
): Promise<void> {
  if (orderIds.length === 0) return;
  const { status, changedBy, reason, isSpam = false } = change;
  await transaction.update(orders).set({ status, isSpam }).where(isOneOf(orders.id, orderIds));
  await transaction.execute(sql`
    insert into order_status_changes (order_id, status, changed_by, reason, changed_at)
    select changed.id, ${status}, ${changedBy}, ${reason}, greatest(now(), (
      select max(changed_at) + interval '1 millisecond' from order_status_changes where order_id = changed.id))
    from unnest(${sql.param(orderIds)}::text[]) as changed (id)`);
}
