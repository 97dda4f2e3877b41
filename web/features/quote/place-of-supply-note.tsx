import { checkGstin } from '#domain/gstin.ts';
import type { Address } from '#web/features/address/address.ts';
import { quoteText } from '#web/text/quotation-en.ts';

/** Says which state decides the tax where somebody may expect the GSTIN's: it is the one the goods are delivered to. */
export function PlaceOfSupplyNote({ address }: { address: Pick<Address, 'gstin' | 'shipping'> | undefined }) {
  const outcome = checkGstin(address?.gstin ?? '');
  const deliveredTo = address?.shipping.state;
  if (!deliveredTo || !outcome.isValid || outcome.stateName === deliveredTo) return null;
  return <p className="text-sm text-ink-soft">{quoteText.placeOfSupply(deliveredTo, outcome.stateName)}</p>;
}
