import { getDiscountOfRate } from './agreed-rate.ts';
import type { QuotationLine } from './quotation-terms.ts';

/** What decides about the list price of a line. */
export type ListedLine = Pick<QuotationLine, 'listPricePaise' | 'listUnit' | 'unit' | 'ratePaise' | 'rental'>;

/**
 * The list price that a line's rate can be compared with, in paise. There is none to rent, none for what is not of the
 * catalogue, and none once a line is counted in another unit than the catalogue's.
 */
export function getListPrice({ listPricePaise, listUnit, unit, rental }: ListedLine): number | undefined {
  const isSameUnit = listUnit === undefined || listUnit === unit;
  return listPricePaise && isSameUnit && !rental ? listPricePaise : undefined;
}

/**
 * The list price and the discount on it, for the buyer; undefined where the rate is not below it. Offers that do not
 * name the unit of the list price say nothing of it, as when they were sent.
 */
export function findListDiscount(
  line: ListedLine,
): { listPricePaise: number; discountBps: number } | undefined {
  const listPricePaise = line.listUnit && getListPrice(line);
  if (!listPricePaise || line.ratePaise === 0) return undefined;
  const discountBps = getDiscountOfRate(listPricePaise, line.ratePaise);
  return discountBps > 0 ? { listPricePaise, discountBps } : undefined;
}
