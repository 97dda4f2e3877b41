import { checkGstin } from '#domain/gstin.ts';
import type { Address } from '#web/features/address/address.ts';
import { quoteText } from '#web/text/quotation-en.ts';

/** Explains that the state of delivery, and not that of the GSTIN, decides the tax; shown only when they differ. */
export function PlaceOfSupplyNote({ address }: { address: Pick<Address, 'gstin' | 'shipping'> | undefined }) {
  const outcome = checkGstin(address?.gstin ?? '');
  const deliveryState = address?.shipping.state;
  if (!deliveryState || !outcome.isValid || outcome.stateName === deliveryState) return null;
  return <p className="text-sm text-ink-soft">{quoteText.placeOfSupply(deliveryState, outcome.stateName)}</p>;
}
