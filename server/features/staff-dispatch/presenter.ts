import type { WireShipmentDetails } from '#contract/dispatch.ts';
import type {
  WireOpenReturn,
  WireRequestToSend,
  WireStaffReturn,
  WireStaffShipment,
} from '#contract/staff-dispatch.ts';
import { getReturnableQuantity } from '#domain/dispatch/order-return.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { isEwayBillMissing } from '#server/features/dispatch/consignment-value.ts';
import type { LockedOrder } from '#server/features/dispatch/repository.ts';
import type { OrderReturn, Shipment } from '#server/features/shipments/list-shipments.ts';
import { presentReturn, presentShipment } from '#server/features/shipments/presenter.ts';
import type { LineToSend, OnTheWay, ToSend } from './open-dispatch-queries.ts';

const GRAMS_PER_KG = 1000;

/** @param lines all of its confirmed orders, at least one. */
export function presentRequestToSend(
  { id, financialYear, runningNumber, customer, shipping }: ToSend,
  lines: readonly LineToSend[],
): WireRequestToSend {
  const confirmedAt = new Date(Math.min(...lines.map((line) => line.confirmedAt.getTime())));
  return {
    id,
    estimate_number: formatEstimateNumber(financialYear, runningNumber),
    customer,
    city: shipping.city,
    state: shipping.state,
    confirmedAt: confirmedAt.toISOString(),
    lines: lines.map((line) => presentLineToSend(line)),
  };
}

function presentLineToSend({ id, product, quantity, sentQuantity }: LineToSend) {
  const { title, model, unit, terms } = product;
  return {
    ...{ order_id: id, title, model, ordered: quantity, sent: sentQuantity },
    ...(unit && { unit }),
    ...(terms?.unitName && { unit_name: terms.unitName }),
  };
}

export function presentShipmentOnTheWay(shipment: Shipment, { request, customer, shipping }: OnTheWay) {
  return { ...presentStaffShipment(shipment), request, customer, city: shipping.city };
}

export function presentOpenReturn(entry: OrderReturn): WireOpenReturn {
  const { quoteRequestId, financialYear, runningNumber, customer, product } = entry;
  return {
    ...presentStaffReturn(entry),
    request: quoteRequestId,
    estimate_number: formatEstimateNumber(financialYear, runningNumber),
    customer,
    title: product.title,
  };
}

/** What can be returned of each order; those of which nothing can are left out. */
export function presentReturnable(orders: readonly LockedOrder[], returns: readonly OrderReturn[]) {
  return orders
    .map((order) => ({
      order_id: order.id,
      title: order.product.title,
      quantity: getReturnableQuantity(
        order,
        returns.filter(({ orderId }) => orderId === order.id),
      ),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** A shipment with what only operators see. */
export function presentStaffShipment(shipment: Shipment): WireStaffShipment {
  const { ewayBillNotNeeded, invoicePaise, madeBy, version } = shipment;
  return {
    ...presentShipment(shipment),
    ...(ewayBillNotNeeded && { eway_bill_not_needed: ewayBillNotNeeded }),
    is_eway_bill_missing: isEwayBillMissing(shipment),
    ...(invoicePaise !== null && { invoice_amount: rupeesFromPaise(invoicePaise) }),
    made_by: madeBy,
    version,
  };
}

export function presentStaffReturn(entry: OrderReturn): WireStaffReturn {
  return { ...presentReturn(entry), version: entry.version };
}

/** How a return was answered, by the names under which the call takes it. */
export function presentAnswer(entry: OrderReturn): Record<string, unknown> {
  const { state, answer, creditNoteNumber: number, creditNoteDate: date, creditNotePaise } = entry;
  return {
    ...{ to: state, answer },
    ...(creditNotePaise !== null && {
      credit_note: { number, date, amount: rupeesFromPaise(creditNotePaise) },
    }),
  };
}

/** What of a shipment can be corrected, by the names under which the call takes it. */
export function presentCorrectable(shipment: Shipment): {
  details: Required<WireShipmentDetails>;
  lines: { order_id: string; quantity: number }[];
} {
  const { lrDate, invoiceDate, invoicePaise, expectedOn, packages, weightGrams, lines } = shipment;
  return {
    details: {
      transporter: shipment.transporter,
      lr_number: shipment.lrNumber,
      lr_date: lrDate,
      vehicle: shipment.vehicle,
      eway_bill: shipment.ewayBill,
      eway_bill_not_needed: shipment.ewayBillNotNeeded,
      tracking_url: shipment.trackingUrl,
      packages,
      weight_kg: weightGrams === null ? null : weightGrams / GRAMS_PER_KG,
      invoice_number: shipment.invoiceNumber,
      invoice_date: invoiceDate,
      invoice_amount: invoicePaise === null ? null : rupeesFromPaise(invoicePaise),
      expected_on: expectedOn,
      note: shipment.note,
    },
    lines: lines.map(({ orderId, quantity }) => ({ order_id: orderId, quantity })),
  };
}
