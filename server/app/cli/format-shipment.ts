import { formatSentQuantity } from '#domain/dispatch/describe-sent.ts';
import { parseDay } from '#domain/indian-day.ts';
import { formatCount, formatDate, formatDateTime, formatRupeesShort } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { getConsignmentPaise, isEwayBillMissing } from '#server/features/dispatch/consignment-value.ts';
import type { Shipment } from '#server/features/shipments/list-shipments.ts';
import { layOutRows } from './table.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

const INDENT = '  ';
const GRAMS_PER_KG = 1000;

/** Shows shipments: what is in each, how it travels, and whether it has arrived. */
export function formatShipments(terminal: Terminal, shipments: readonly Shipment[]): string {
  return shipments.map((shipment) => formatShipment(terminal, shipment)).join('\n\n');
}

function formatShipment(terminal: Terminal, shipment: Shipment): string {
  const rows = shipment.lines.map(({ orderId, quantity, ordered, product }) => [
    '',
    shortId(orderId),
    `${formatSentQuantity(quantity, ordered)} × ${toSingleLine(product.title)}`,
  ]);
  const details = [
    describeTransport(shipment),
    describeEwayBill(shipment),
    describePackages(shipment),
    describeInvoice(shipment),
    shipment.trackingUrl,
    shipment.note,
    describeDelivery(shipment),
  ].filter(Boolean);
  return [
    `${applyStyle(terminal, 'bold', shipment.name)}  sent on ${formatDateTime(shipment.sentAt)}`,
    ...layOutRows(terminal, [{}, {}, { canWrap: true }], rows),
    ...details.map((line) => wrapText(toSingleLine(line), terminal, INDENT)),
    ...(isEwayBillMissing(shipment)
      ? [applyStyle(terminal, 'yellow', askForEwayBill(terminal, shipment))]
      : []),
  ].join('\n');
}

function describeTransport({ transporter, lrNumber, lrDate, vehicle }: Shipment): string {
  const lr = lrNumber && `LR ${lrNumber}${lrDate ? ` of ${formatIso(lrDate)}` : ''}`;
  return [transporter, lr, vehicle && `vehicle ${vehicle}`].filter(Boolean).join(' · ');
}

function describeEwayBill({ ewayBill, ewayBillNotNeeded }: Shipment): string {
  if (ewayBill) return `E-way bill ${ewayBill}`;
  return ewayBillNotNeeded && `No e-way bill needed: ${ewayBillNotNeeded}`;
}

function describePackages({ packages, weightGrams, expectedOn }: Shipment): string {
  const weight = weightGrams === null ? '' : `${(weightGrams / GRAMS_PER_KG).toLocaleString('en-IN')} kg`;
  const count = packages === null ? '' : formatCount(packages, 'package');
  return [count, weight, expectedOn && `expected on ${formatIso(expectedOn)}`].filter(Boolean).join(' · ');
}

function describeInvoice({ invoiceNumber, invoiceDate, invoicePaise }: Shipment): string {
  const date = invoiceDate ? ` of ${formatIso(invoiceDate)}` : '';
  const amount = invoicePaise === null ? '' : formatRupeesShort(invoicePaise);
  return [invoiceNumber && `Invoice ${invoiceNumber}${date}`, amount].filter(Boolean).join(' · ');
}

function describeDelivery({ deliveredAt, receivedBy }: Shipment): string {
  if (!deliveredAt) return '';
  return `Delivered on ${formatDateTime(deliveredAt)}${receivedBy && ` to ${receivedBy}`}`;
}

function askForEwayBill(terminal: Terminal, shipment: Shipment): string {
  const value = formatRupeesShort(getConsignmentPaise(shipment));
  return wrapText(
    `Worth ${value} with GST. Above ₹50,000, goods travel with an e-way bill: shipments set ${shipment.name} --eway NUMBER, or --eway-not-needed "WHY".`,
    terminal,
    INDENT,
  );
}

function formatIso(day: string): string {
  const start = parseDay(day);
  return start ? formatDate(start) : day;
}
