import type { WireOrderReturn, WireShipment } from '#contract/dispatch.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import type { OrderReturn, Shipment } from './list-shipments.ts';

const GRAMS_PER_KG = 1000;

/** A shipment as its buyer sees it. */
export function presentShipment(shipment: Shipment): WireShipment {
  const { lines, packages, weightGrams, lrDate, invoiceDate, expectedOn, deliveredAt } = shipment;
  return {
    shipment_number: shipment.name,
    sent_at: shipment.sentAt.toISOString(),
    lines: lines.map(({ orderId, product, quantity, ordered }) => ({
      order_id: orderId,
      title: product.title,
      quantity,
      ordered,
      ...(product.unit && { unit: product.unit }),
      ...(product.terms?.unitName && { unit_name: product.terms.unitName }),
    })),
    ...(shipment.transporter && { transporter: shipment.transporter }),
    ...(shipment.lrNumber && { lr_number: shipment.lrNumber }),
    ...(lrDate !== null && { lr_date: lrDate }),
    ...(shipment.vehicle && { vehicle: shipment.vehicle }),
    ...(shipment.ewayBill && { eway_bill: shipment.ewayBill }),
    ...(shipment.trackingUrl && { tracking_url: shipment.trackingUrl }),
    ...(packages !== null && { packages }),
    ...(weightGrams !== null && { weight_kg: weightGrams / GRAMS_PER_KG }),
    ...(shipment.invoiceNumber && { invoice_number: shipment.invoiceNumber }),
    ...(invoiceDate !== null && { invoice_date: invoiceDate }),
    ...(expectedOn !== null && { expected_on: expectedOn }),
    ...(shipment.note && { note: shipment.note }),
    ...(deliveredAt !== null && { delivered_at: deliveredAt.toISOString() }),
    ...(shipment.receivedBy && { received_by: shipment.receivedBy }),
  };
}

export function presentReturn(orderReturn: OrderReturn): WireOrderReturn {
  const { creditNoteNumber, creditNoteDate, creditNotePaise } = orderReturn;
  return {
    return_id: orderReturn.id,
    order_id: orderReturn.orderId,
    quantity: orderReturn.quantity,
    reason: orderReturn.reason,
    state: orderReturn.state,
    ...(orderReturn.answer && { answer: orderReturn.answer }),
    ...(creditNoteNumber && { credit_note_number: creditNoteNumber }),
    ...(creditNoteDate !== null && { credit_note_date: creditNoteDate }),
    ...(creditNotePaise !== null && { credit_note_amount: rupeesFromPaise(creditNotePaise) }),
    created_at: orderReturn.createdAt.toISOString(),
  };
}
