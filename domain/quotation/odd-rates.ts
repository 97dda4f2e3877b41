import { getListPrice } from './list-price.ts';
import type { QuotationLine } from './quotation-terms.ts';

/** A rate above the list price, or below half of it: probably mistyped. */
export type OddRate = { line: number; ratePaise: number; listPricePaise: number; isAbove: boolean };

/** Of the lines with a list price that are offered. */
export function listOddRates(lines: readonly QuotationLine[]): OddRate[] {
  return lines.flatMap((line) => {
    const { number, offer, ratePaise } = line;
    const listPricePaise = getListPrice(line);
    if (offer === 'unavailable' || !listPricePaise || ratePaise === 0) return [];
    const isAbove = ratePaise > listPricePaise;
    return isAbove || ratePaise * 2 < listPricePaise
      ? [{ line: number, ratePaise, listPricePaise, isAbove }]
      : [];
  });
}
