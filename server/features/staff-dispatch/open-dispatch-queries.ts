import { and, asc, eq, isNotNull, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import { sentQuantitySql, soldProductSql } from '#server/features/shipments/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { orderStatusChanges, orders, quoteRequests, shipments } from '#server/platform/database/schema.ts';

/** What has not left, or has not arrived. */

const MAX_TRANSPORTERS = 200;

const requestColumns = {
  id: quoteRequests.id,
  financialYear: quoteRequests.financialYear,
  runningNumber: quoteRequests.runningNumber,
  customer: quoteRequests.customer,
  shipping: quoteRequests.shipping,
};

export type ToSend = Awaited<ReturnType<typeof selectRequestsToSend>>[number];

/**
 * Selects quote requests with confirmed orders, the oldest first. It reads those of one page, however many there are of
 * either.
 * @param options `after` is the id of the last one of the page before; with `request` only this one.
 */
export function selectRequestsToSend(
  db: DbExecutor,
  { after, request, limit }: { after?: string | undefined; request?: string | undefined; limit: number },
) {
  const conditions = [
    sql`status = 'Confirmed'`,
    // An order that was added later does not count for the request's place.
    sql`not exists (
      select from orders as earlier
      where earlier.quote_request_id = orders.quote_request_id and earlier.status = 'Confirmed'
        and earlier.created_at < orders.created_at)`,
    request !== undefined && sql`quote_request_id = ${request}`,
    after !== undefined &&
      sql`(created_at, quote_request_id) > ((select min(created_at) from orders where quote_request_id = ${after}), ${after})`,
  ].filter((condition) => condition !== false);
  const waiting = sql`(
    select distinct on (created_at, quote_request_id) created_at, quote_request_id from orders
    where ${sql.join(conditions, sql` and `)}
    order by created_at, quote_request_id limit ${limit}) as waiting`;
  return db
    .select(requestColumns)
    .from(quoteRequests)
    .innerJoin(waiting, sql`waiting.quote_request_id = ${quoteRequests.id}`)
    .orderBy(sql`waiting.created_at, waiting.quote_request_id`);
}

export type LineToSend = Awaited<ReturnType<typeof selectLinesToSend>>[number];

/** The confirmed orders of these quote requests, in the order of their lines. */
export function selectLinesToSend(db: DbExecutor, quoteRequestIds: readonly string[]) {
  return db
    .select({
      id: orders.id,
      quoteRequestId: orders.quoteRequestId,
      product: soldProductSql,
      quantity: orders.quantity,
      sentQuantity: sentQuantitySql,
      confirmedAt: orderStatusChanges.changedAt,
    })
    .from(orders)
    .innerJoin(
      orderStatusChanges,
      and(
        eq(orderStatusChanges.orderId, orders.id),
        eq(
          orderStatusChanges.changedAt,
          sql`(select max(changed_at) from order_status_changes where order_id = ${orders.id})`,
        ),
      ),
    )
    .where(and(isOneOf(orders.quoteRequestId, quoteRequestIds), eq(orders.status, 'Confirmed')))
    .orderBy(asc(orders.lineNumber));
}

export type OnTheWay = Awaited<ReturnType<typeof selectShipmentsOnTheWay>>[number];

/** Selects the shipments that have not arrived, those on the way the longest first. */
export function selectShipmentsOnTheWay(
  db: DbExecutor,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const { sentAt, id } = shipments;
  const isLater: SQL | undefined =
    after === undefined
      ? undefined
      : sql`(${sentAt}, ${id}) > (select sent_at, id from shipments where id = ${after})`;
  return db
    .select({
      shipmentId: id,
      request: quoteRequests.id,
      customer: quoteRequests.customer,
      shipping: quoteRequests.shipping,
    })
    .from(shipments)
    .innerJoin(quoteRequests, eq(quoteRequests.id, shipments.quoteRequestId))
    .where(and(isNull(shipments.deliveredAt), isLater))
    .orderBy(asc(sentAt), asc(id))
    .limit(limit);
}

/** The names of transporters, the one who came last first. */
export async function selectTransporters(db: DbExecutor): Promise<string[]> {
  const { transporter, sentAt } = shipments;
  const rows = await db
    .select({ transporter })
    .from(shipments)
    .where(and(isNotNull(transporter), ne(transporter, '')))
    .groupBy(transporter)
    .orderBy(sql`${max(sentAt)} desc`)
    .limit(MAX_TRANSPORTERS);
  return rows.flatMap((row) => row.transporter ?? []);
}
