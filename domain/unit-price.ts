import { formatRupeesShort } from './indian-format.ts';
import { readContent } from './unit-content.ts';

/** `₹1,045 per bar`. */
export function formatPerUnit(pricePaise: number, name: string): string {
  return `${formatRupeesShort(pricePaise)} per ${name}`;
}

/**
 * What one kg, metre or piece of a unit's content costs, in paise: a bar of '18.96 kg' for ₹1,045 is 5512 a kg.
 * Undefined when the content is not one number of something that is counted, weighed or measured.
 */
export function priceMeasure(
  unitPricePaise: number,
  content: string,
): { pricePaise: number; measure: string } | undefined {
  const held = readContent(content);
  // One kg for a bag of 1 kg would say the price twice.
  if (!held || held.amount === 1) return undefined;
  return { pricePaise: Math.round(unitPricePaise / held.amount), measure: held.measure };
}
