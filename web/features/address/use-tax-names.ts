import { getTaxNames } from '#domain/gst.ts';
import { checkGstin } from '#domain/gstin.ts';
import { useRootData } from '#web/site/root-data.ts';

/** @returns a function from the place of supply to the taxes that this shop then charges: `CGST + SGST`. */
export function useTaxNames(): (placeOfSupply: string) => string {
  const seller = checkGstin(useRootData()?.seller.gstin ?? '');
  return (placeOfSupply) => getTaxNames(seller.isValid ? seller.stateName : '', placeOfSupply).join(' + ');
}
