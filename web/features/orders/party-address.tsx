import { formatPostalLines, type PostalAddress } from '#web/features/address/address.ts';
import { addressText } from '#web/text/quotation-en.ts';
import type { Order } from './order.ts';

type PartyAddressProps = { title: string; order: Order; address: PostalAddress };

/** BILL TO or SHIP TO, as on the estimate: the GSTIN is shown at addresses in the state of its registration. */
export function PartyAddress({ title, order: { buyer, billing }, address }: PartyAddressProps) {
  return (
    <section className="rounded border border-rule bg-surface p-4">
      <h2 className="mb-2 text-sm font-semibold text-ink-soft">{title}</h2>
      <address className="not-italic wrap-anywhere">
        <strong className="block font-semibold">{buyer.customer}</strong>
        <span className="block">{buyer.name}</span>
        {formatPostalLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">{addressText.country}</span>
        <span className="mt-2 block tabular-nums">{buyer.phone}</span>
        <span className="block">{buyer.email}</span>
        {address.state === billing.state && (
          <span className="mt-2 block tabular-nums">
            {addressText.gstin} {buyer.gstin}
          </span>
        )}
      </address>
    </section>
  );
}
