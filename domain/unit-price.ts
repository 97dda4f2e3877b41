import { formatRupeesShort } from './indian-format.ts';

/** What content is priced by, and how many of it a written unit has. */
const MEASURES: Record<string, { measure: string; factor: number }> = {
  kg: { measure: 'kg', factor: 1 },
  g: { measure: 'kg', factor: 0.001 },
  t: { measure: 'tonne', factor: 1 },
  tonne: { measure: 'tonne', factor: 1 },
  l: { measure: 'litre', factor: 1 },
  litre: { measure: 'litre', factor: 1 },
  ml: { measure: 'litre', factor: 0.001 },
  m: { measure: 'metre', factor: 1 },
  'm²': { measure: 'm²', factor: 1 },
  piece: { measure: 'piece', factor: 1 },
  pair: { measure: 'pair', factor: 1 },
};

/** `₹1,045 a bar`. */
export function formatPerUnit(pricePaise: number, name: string): string {
  return `${formatRupeesShort(pricePaise)} a ${name}`;
}

/**
 * What one kg, metre or piece of a unit's content costs, in paise: a bar of '18.96 kg' for ₹1,045 is 5512 a kg.
 * Undefined when the content is not one number of something that is counted, weighed or measured.
 */
export function priceMeasure(
  unitPricePaise: number,
  content: string,
): { pricePaise: number; measure: string } | undefined {
  const [, number = '', unit = ''] = /^(\d[\d,]*(?:\.\d+)?) ?(\p{L}+²?)$/u.exec(content) ?? [];
  const known = MEASURES[unit] ?? MEASURES[unit.replace(/s$/, '')];
  const quantity = Number(number.replaceAll(',', '')) * (known?.factor ?? 0);
  // One kg for a bag of 1 kg would say the price twice.
  if (!known || quantity === 0 || quantity === 1) return undefined;
  return { pricePaise: Math.round(unitPricePaise / quantity), measure: known.measure };
}
