import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  orderReturns,
  orders,
  type ProductSnapshot,
  quoteRequests,
  shipmentLines,
  shipments,
} from '#server/platform/database/schema.ts';

/** Which ones: of quote requests, with goods of orders, or these. */
export type Chosen =
  | { quoteRequestIds: readonly string[] }
  | { orderIds: readonly string[] }
  | { ids: readonly string[] };

/** The shipments, in the order in which they were sent. */
export async function selectShipments(database: DbExecutor, chosen: Chosen) {
  return database
    .select({
      ...shipmentColumns,
      financialYear: quoteRequests.financialYear,
      runningNumber: quoteRequests.runningNumber,
    })
    .from(shipments)
    .innerJoin(quoteRequests, eq(quoteRequests.id, shipments.quoteRequestId))
    .where(matchesChosen(chosen))
    .orderBy(asc(quoteRequests.createdAt), asc(shipments.number));
}

const shipmentColumns = {
  id: shipments.id,
  quoteRequestId: shipments.quoteRequestId,
  number: shipments.number,
  transporter: shipments.transporter,
  lrNumber: shipments.lrNumber,
  lrDate: shipments.lrDate,
  vehicle: shipments.vehicle,
  ewayBill: shipments.ewayBill,
  ewayBillNotNeeded: shipments.ewayBillNotNeeded,
  trackingUrl: shipments.trackingUrl,
  packages: shipments.packages,
  weightGrams: shipments.weightGrams,
  invoiceNumber: shipments.invoiceNumber,
  invoiceDate: shipments.invoiceDate,
  invoicePaise: shipments.invoicePaise,
  expectedOn: shipments.expectedOn,
  note: shipments.note,
  sentAt: shipments.sentAt,
  deliveredAt: shipments.deliveredAt,
  receivedBy: shipments.receivedBy,
  madeBy: shipments.madeBy,
  version: shipments.version,
};

/** The product of an order without what is long and only of interest before it is bought. */
export const soldProductSql = sql<
  Omit<ProductSnapshot, 'description' | 'images' | 'imageAlt' | 'specifications'>
>`(
  ${orders.product} - '{description,images,imageAlt,specifications}'::text[])`;

/** What is in shipments, in the order of the quote request. */
export async function selectShipmentLines(database: DbExecutor, shipmentIds: readonly string[]) {
  if (shipmentIds.length === 0) return [];
  return database
    .select({
      shipmentId: shipmentLines.shipmentId,
      orderId: shipmentLines.orderId,
      quantity: shipmentLines.quantity,
      ordered: orders.quantity,
      product: soldProductSql,
      addedDiscountMicroBps: orders.addedDiscountMicroBps,
      quoted: orders.quoted,
    })
    .from(shipmentLines)
    .innerJoin(orders, eq(orders.id, shipmentLines.orderId))
    .where(isOneOf(shipmentLines.shipmentId, shipmentIds))
    .orderBy(asc(orders.lineNumber));
}

/** How much of an order has left. */
export const sentQuantitySql = sql`(
  select coalesce(sum(shipment_lines.quantity), 0) from shipment_lines where shipment_lines.order_id = ${orders.id})`.mapWith(
  Number,
);

/** How much of an order has arrived with a shipment. */
export const deliveredQuantitySql = sql`(
  select coalesce(sum(shipment_lines.quantity), 0)
  from shipment_lines join shipments on shipments.id = shipment_lines.shipment_id
  where shipment_lines.order_id = orders.id and shipments.delivered_at is not null)`.mapWith(Number);

/** Returns, the oldest first. */
export async function selectReturns(database: DbExecutor, chosen: Chosen) {
  return database
    .select({
      id: orderReturns.id,
      orderId: orderReturns.orderId,
      quoteRequestId: orders.quoteRequestId,
      financialYear: quoteRequests.financialYear,
      runningNumber: quoteRequests.runningNumber,
      customer: quoteRequests.customer,
      contactName: quoteRequests.contactName,
      email: quoteRequests.email,
      product: orders.product,
      ordered: orders.quantity,
      quantity: orderReturns.quantity,
      reason: orderReturns.reason,
      askedBy: orderReturns.askedBy,
      state: orderReturns.state,
      answer: orderReturns.answer,
      creditNoteNumber: orderReturns.creditNoteNumber,
      creditNoteDate: orderReturns.creditNoteDate,
      creditNotePaise: orderReturns.creditNotePaise,
      createdAt: orderReturns.createdAt,
      changedAt: orderReturns.changedAt,
      version: orderReturns.version,
    })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .where(
      'ids' in chosen
        ? isOneOf(orderReturns.id, chosen.ids)
        : 'orderIds' in chosen
          ? isOneOf(orderReturns.orderId, chosen.orderIds)
          : isOneOf(orders.quoteRequestId, chosen.quoteRequestIds),
    )
    .orderBy(asc(orderReturns.createdAt), asc(orderReturns.id));
}

export async function selectShipmentId(
  database: DbExecutor,
  name: { financialYear: string; runningNumber: number; number: number },
): Promise<string | undefined> {
  const rows = await database
    .select({ id: shipments.id })
    .from(shipments)
    .innerJoin(quoteRequests, eq(quoteRequests.id, shipments.quoteRequestId))
    .where(
      and(
        eq(quoteRequests.financialYear, name.financialYear),
        eq(quoteRequests.runningNumber, name.runningNumber),
        eq(shipments.number, name.number),
      ),
    );
  return rows[0]?.id;
}

function matchesChosen(chosen: Chosen): SQL {
  if ('ids' in chosen) return isOneOf(shipments.id, chosen.ids);
  if ('quoteRequestIds' in chosen) return isOneOf(shipments.quoteRequestId, chosen.quoteRequestIds);
  return sql`${shipments.id} in (
    select shipment_id from shipment_lines where ${isOneOf(shipmentLines.orderId, chosen.orderIds)})`;
}
