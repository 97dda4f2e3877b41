/**
 * The unit quantity codes (UQC) that GST returns and e-invoices take, with the words of a unit: singular and, where it
 * is irregular, plural. `PCS` and `NOS` are both a piece; `OTH` is for what no code fits.
 */
const WORDS = {
  BAG: 'bag',
  BAL: 'bale',
  BDL: 'bundle',
  BKL: 'buckle',
  BOU: 'billion units|billion units',
  BOX: 'box',
  BTL: 'bottle',
  BUN: 'bunch',
  CAN: 'can',
  CBM: 'cubic metre',
  CCM: 'cubic centimetre',
  CMS: 'centimetre',
  CTN: 'carton',
  DOZ: 'dozen|dozen',
  DRM: 'drum',
  GGK: 'great gross|great gross',
  GMS: 'gram',
  GRS: 'gross|gross',
  GYD: 'gross yards|gross yards',
  KGS: 'kg|kg',
  KLR: 'kilolitre',
  KME: 'kilometre',
  LTR: 'litre',
  MLT: 'millilitre',
  MTR: 'metre',
  MTS: 'metric ton',
  NOS: 'piece',
  OTH: 'unit',
  PAC: 'pack',
  PCS: 'piece',
  PRS: 'pair',
  QTL: 'quintal',
  ROL: 'roll',
  SET: 'set',
  SQF: 'square foot|square feet',
  SQM: 'square metre',
  SQY: 'square yard',
  TBS: 'tablet',
  TGM: 'ten gross|ten gross',
  THD: 'thousand|thousand',
  TON: 'tonne',
  TUB: 'tube',
  UGS: 'US gallon',
  UNT: 'unit',
  YDS: 'yard',
} as const;

export type UnitCode = keyof typeof WORDS;

export const UNIT_CODES = Object.keys(WORDS) as UnitCode[];

/** By what a product is sold unless something else is said: numbers, that is, by the piece. */
export const DEFAULT_UNIT: UnitCode = 'NOS';

export type UnitWords = { singular: string; plural: string };

export function isUnitCode(text: string): text is UnitCode {
  return Object.hasOwn(WORDS, text);
}

/** @param name the unit's own word where the code has a more general one: 'bar' for NOS. */
export function getUnitWords(code: UnitCode, name?: string): UnitWords {
  const [singular = '', plural] = name === undefined ? WORDS[code].split('|') : [name];
  return { singular, plural: plural ?? toPlural(singular) };
}

function toPlural(word: string): string {
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
