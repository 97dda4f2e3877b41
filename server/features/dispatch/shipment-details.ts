import type { WireShipmentDetails } from '#contract/dispatch.ts';
import { paiseFromRupees } from '#domain/money.ts';
import type { ShipmentChanges } from './repository.ts';

const GRAMS_PER_KG = 1000;

/** The columns of a shipment that details set; those not named stay as they are. */
export function toShipmentColumns(details: WireShipmentDetails): ShipmentChanges {
  const { weight_kg: kg, invoice_amount: rupees } = details;
  return withoutUndefined({
    transporter: details.transporter,
    lrNumber: details.lr_number,
    lrDate: details.lr_date,
    vehicle: details.vehicle?.toUpperCase(),
    ewayBill: details.eway_bill,
    ewayBillNotNeeded: details.eway_bill_not_needed,
    trackingUrl: details.tracking_url,
    packages: details.packages,
    weightGrams: typeof kg === 'number' ? Math.round(kg * GRAMS_PER_KG) : kg,
    invoiceNumber: details.invoice_number,
    invoiceDate: details.invoice_date,
    invoicePaise: typeof rupees === 'number' ? paiseFromRupees(rupees) : rupees,
    expectedOn: details.expected_on,
    note: details.note,
  });
}

function withoutUndefined<Columns extends object>(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns;
}
