import type { UnitCode } from './unit.ts';

/** So much of something that is counted, weighed or measured. */
export type Content = { amount: number; measure: Measure };
type Measure = 'kg' | 'tonne' | 'litre' | 'metre' | 'm²' | 'piece' | 'pair';

/** The units in which content is written, with their measure and how many of it one has. */
const WRITTEN: Record<string, Content> = {
  kg: { measure: 'kg', amount: 1 },
  g: { measure: 'kg', amount: 0.001 },
  t: { measure: 'tonne', amount: 1 },
  tonne: { measure: 'tonne', amount: 1 },
  l: { measure: 'litre', amount: 1 },
  litre: { measure: 'litre', amount: 1 },
  ml: { measure: 'litre', amount: 0.001 },
  m: { measure: 'metre', amount: 1 },
  'm²': { measure: 'm²', amount: 1 },
  piece: { measure: 'piece', amount: 1 },
  pair: { measure: 'pair', amount: 1 },
};

/** How much of each measure a unit of GST is. */
const OF_CODES: Record<string, Partial<Record<Measure, number>>> = {
  GMS: { kg: 0.001, tonne: 0.000_001 },
  KGS: { kg: 1, tonne: 0.001 },
  QTL: { kg: 100, tonne: 0.1 },
  TON: { kg: 1000, tonne: 1 },
  MTS: { kg: 1000, tonne: 1 },
  MLT: { litre: 0.001 },
  LTR: { litre: 1 },
  KLR: { litre: 1000 },
  CMS: { metre: 0.01 },
  MTR: { metre: 1 },
  KME: { metre: 1000 },
  SQM: { 'm²': 1 },
  NOS: { piece: 1 },
  PCS: { piece: 1 },
  DOZ: { piece: 12 },
  PRS: { pair: 1 },
} satisfies Partial<Record<UnitCode, Partial<Record<Measure, number>>>>;

/** `18.96 kg` as a number and its measure. Undefined where it is not one number of something measured. */
export function readContent(content: string): Content | undefined {
  const [, number = '', unit = ''] = /^(\d[\d,]*(?:\.\d+)?) ?(\p{L}+²?)$/u.exec(content) ?? [];
  const written = WRITTEN[unit] ?? WRITTEN[unit.replace(/s$/, '')];
  const amount = Number(number.replaceAll(',', '')) * (written?.amount ?? 0);
  return written && amount > 0 ? { amount, measure: written.measure } : undefined;
}

/**
 * How many whole units hold what is wanted: 2 tonnes are 106 bars of '18.96 kg'. Undefined where the content is not
 * measured by the wanted unit.
 * @param code of a unit of GST
 */
export function countUnits(quantity: number, code: string, content: string): number | undefined {
  const held = readContent(content);
  const wanted = held && OF_CODES[code]?.[held.measure];
  // Without the error of binary fractions, which would ask for a unit too many.
  return wanted && Math.ceil(Number(((quantity * wanted) / held.amount).toPrecision(12)));
}
