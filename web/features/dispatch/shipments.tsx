import type { WireShipment } from '#contract/dispatch.ts';
import { formatSentQuantity } from '#domain/dispatch/describe-sent.ts';
import { parseDay } from '#domain/indian-day.ts';
import { formatDay } from '#domain/indian-format.ts';
import { getUnitWords } from '#domain/unit.ts';
import { dispatchText } from '#web/text/dispatch-en.ts';
import { Badge } from '#web/ui/badge.tsx';

type ShipmentsProps = {
  shipments: readonly WireShipment[];
  /** Of a page about one order, which shows nothing of the others. */
  orderId?: string;
};

/** What was sent, how it travels, and who received it. */
export function Shipments({ shipments, orderId }: ShipmentsProps) {
  if (shipments.length === 0) return null;
  return (
    <section className="rounded border border-rule bg-surface p-4 sm:p-6">
      <h2 className="text-lg font-medium">{dispatchText.title}</h2>
      <ul className="divide-y divide-rule">
        {shipments.map((shipment) => (
          <li key={shipment.shipment_number} className="grid gap-3 py-4 first:pt-3 last:pb-0">
            <ShipmentFacts shipment={shipment} orderId={orderId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShipmentFacts({ shipment, orderId }: { shipment: WireShipment; orderId: string | undefined }) {
  const { delivered_at: deliveredAt, tracking_url: trackingUrl, note } = shipment;
  const ownLine = shipment.lines.find((line) => line.order_id === orderId);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-medium wrap-anywhere">{describeSending(shipment, ownLine)}</h3>
        {deliveredAt ? (
          <Badge kind="success">{dispatchText.delivered(formatDay(new Date(deliveredAt)))}</Badge>
        ) : (
          <Badge kind="warning">{dispatchText.onTheWay}</Badge>
        )}
      </div>
      {!ownLine && (
        <ul className="grid gap-1">
          {shipment.lines.map((line) => (
            <li key={line.order_id} className="flex justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{line.title}</span>
              <span className="shrink-0 tabular-nums">{formatLineQuantity(line)}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
        {listFacts(shipment).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="wrap-anywhere">{note}</p>}
      {trackingUrl && (
        <p>
          <a
            href={trackingUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4 md:pointer-fine:min-h-6"
          >
            {dispatchText.track}
            <span className="sr-only"> {dispatchText.newTab}</span>
          </a>
        </p>
      )}
    </>
  );
}

type Line = WireShipment['lines'][number];

/** `Sent 2 of 5 pieces on 25 Nov 2026 by VRL, LR 1234` */
function describeSending(shipment: WireShipment, ownLine: Line | undefined): string {
  const { sent_at: sentAt, transporter, lr_number: lrNumber } = shipment;
  const sent = dispatchText.sent(ownLine ? formatLineQuantity(ownLine) : '', formatDay(new Date(sentAt)));
  const carried = transporter ? `${sent} ${dispatchText.by(transporter)}` : sent;
  return lrNumber ? `${carried}, ${dispatchText.lr(lrNumber)}` : carried;
}

/** What else is known of it. */
function listFacts(shipment: WireShipment): [label: string, value: string][] {
  const { packages, weight_kg: weightKg, invoice_number: invoice = '', delivered_at: deliveredAt } = shipment;
  const invoiceDay = formatIso(shipment.invoice_date);
  const facts: [label: string, value: string][] = [
    [dispatchText.receivedBy, shipment.received_by ?? ''],
    [dispatchText.expected, deliveredAt ? '' : formatIso(shipment.expected_on)],
    [dispatchText.lrDate, formatIso(shipment.lr_date)],
    [dispatchText.vehicle, shipment.vehicle ?? ''],
    [dispatchText.ewayBill, shipment.eway_bill ?? ''],
    [dispatchText.packages, packages === undefined ? '' : String(packages)],
    [dispatchText.weight, weightKg === undefined ? '' : dispatchText.kg(weightKg.toLocaleString('en-IN'))],
    [dispatchText.invoice, invoice && invoiceDay ? dispatchText.numberAndDay(invoice, invoiceDay) : invoice],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** `2 of 5 bags` */
function formatLineQuantity({ quantity, ordered, unit, unit_name: name }: Line): string {
  const words = unit && getUnitWords(unit, name);
  const amount = formatSentQuantity(quantity, ordered);
  return words ? `${amount} ${ordered === 1 ? words.singular : words.plural}` : amount;
}

function formatIso(day: string | undefined): string {
  const start = day === undefined ? undefined : parseDay(day);
  return start ? formatDay(start) : '';
}
