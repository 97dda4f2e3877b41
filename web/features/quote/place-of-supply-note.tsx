import { getPlaceOfSupply } from '#domain/place-of-supply.ts';
import { type Address, isToOtherState } from '#web/features/address/address.ts';
import { useTaxNames } from '#web/features/address/use-tax-names.ts';
import { quoteText } from '#web/text/quotation-en.ts';

type PlaceOfSupplyNoteProps = { address: Pick<Address, 'billing' | 'shipping' | 'consignee'> | undefined };

/** Says which taxes are charged and why, if the goods go to another state than that of the GSTIN. */
export function PlaceOfSupplyNote({ address }: PlaceOfSupplyNoteProps) {
  const getTaxNames = useTaxNames();
  if (!address || !isToOtherState(address)) return null;
  const { billing, shipping, consignee } = address;
  const taxes = getTaxNames(getPlaceOfSupply(address));
  return (
    <p className="text-sm text-ink-soft">
      {consignee
        ? quoteText.supplyToAnotherCompany(billing.state, taxes)
        : quoteText.supplyToOwnSite(shipping.state, taxes, billing.state)}
    </p>
  );
}
