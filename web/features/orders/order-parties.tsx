import { formatConsigneeGstin } from '#domain/consignee.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatPostalLines, type PostalAddress } from '#web/features/address/address.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { addressText } from '#web/text/quotation-en.ts';
import type { Order } from './order.ts';

/** As on the estimate, the buyer's GSTIN is shown at addresses in the state of its registration. */
export function BillTo({ order }: { order: Order }) {
  const { buyer, billing } = order;
  return (
    <PartyAddress
      title={ordersText.billTo}
      order={order}
      name={buyer.customer}
      address={billing}
      gstin={buyer.gstin}
    />
  );
}

/** The other company or the buyer's own site that gets the goods, and the place of supply that follows. */
export function ShipTo({ order }: { order: Order }) {
  const { buyer, billing, shipping, consignee, placeOfSupply } = order;
  const ownGstin = shipping.state === billing.state ? buyer.gstin : '';
  return (
    <PartyAddress
      title={ordersText.shipTo}
      order={order}
      name={consignee?.name ?? buyer.customer}
      address={shipping}
      gstin={consignee ? formatConsigneeGstin(consignee.gstin) : ownGstin}
      note={ordersText.placeOfSupply(placeOfSupply)}
    />
  );
}

type PartyAddressProps = {
  title: string;
  order: Order;
  name: string;
  address: PostalAddress;
  /** Empty if there is none to show. */
  gstin: string;
  note?: string;
};

function PartyAddress({ title, order: { buyer }, name, address, gstin, note }: PartyAddressProps) {
  return (
    <section className="rounded border border-rule bg-surface p-4">
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{title}</h2>
      <address className="not-italic wrap-anywhere">
        <strong className="block font-semibold">{name}</strong>
        <span className="block">{buyer.name}</span>
        {formatPostalLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">{addressText.country}</span>
        <span className="mt-2 block tabular-nums">{formatPhone(buyer.phone)}</span>
        <span className="block">{buyer.email}</span>
        {gstin && (
          <span className="mt-2 block tabular-nums">
            {addressText.gstin} {gstin}
          </span>
        )}
      </address>
      {note && <p className="mt-2">{note}</p>}
    </section>
  );
}
