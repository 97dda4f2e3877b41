import { formatConsigneeGstin } from '#domain/consignee.ts';
import { addressText } from '#web/text/quotation-en.ts';
import { formatPostalLines, type SavedAddress } from './address.ts';

/** A saved address in short: its label and company, and below them its details. */
export function AddressSummary({ address }: { address: SavedAddress }) {
  const { consignee } = address;
  const details = [
    [addressText.gstNumber, address.gstin],
    [addressText.billingAddress, formatPostalLines(address.billing).join(', ')],
    [addressText.shippingAddress, formatPostalLines(address.shipping).join(', ')],
    ...(consignee
      ? [[addressText.deliveredTo, `${consignee.name}, ${formatConsigneeGstin(consignee.gstin)}`]]
      : []),
    [addressText.email, address.email],
    [addressText.phone, address.phone],
  ];
  return (
    <span className="grid min-w-0 content-start gap-2">
      <span className="font-semibold wrap-anywhere">
        {address.label && (
          <span className="mr-2 rounded bg-paper px-2 py-0.5 text-sm font-medium">{address.label}</span>
        )}
        {address.customer}
      </span>
      {details.map(([label, value]) => (
        <span key={label} className="text-sm">
          <span className="text-xs whitespace-nowrap text-ink-soft sm:block">{label}</span>{' '}
          <span className="wrap-anywhere tabular-nums">{value}</span>
        </span>
      ))}
    </span>
  );
}
