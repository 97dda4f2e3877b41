import { PAISE_PER_RUPEE } from './money.ts';

/** Amounts of money as buyers in India type them: '5000', 'Rs. 1,50,000/-', '₹2 lakh', '5 hazar', '10k'. */

/** A number, a word or another character of a text. */
export type TextPart = { word: string; start: number; end: number };

/** Splits a text into its parts, in lower case. */
export function splitParts(text: string): TextPart[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?|\p{L}+|\S/gu)].map(({ 0: part, index }) => ({
    word: part.toLowerCase(),
    start: index,
    end: index + part.length,
  }));
}

/** An amount without its multiplier, which may belong to another one as well: 'between 2 and 4 lakh'. */
export type TypedAmount = {
  number: number;
  multiplier: number;
  /** Whether a currency or a multiplier tells that it is money. */
  isMoney: boolean;
  /** Index of the part after it. */
  end: number;
};

const CURRENCIES = new Set(['₹', 'rs', 'inr', 'rupee', 'rupees', 'rupaye', 'rupaya']);

const MULTIPLIERS = [
  { value: 1_000, words: ['k', 'thousand', 'hazar', 'hazaar', 'hajar', 'hajaar'] },
  { value: 1_00_000, words: ['lakh', 'lakhs', 'lac', 'lacs'] },
  { value: 1_00_00_000, words: ['crore', 'crores', 'cr'] },
];

/** The amount that begins at a part, whatever follows it. */
export function readAmount(parts: readonly TextPart[], at: number): TypedAmount | undefined {
  const wordAt = (index: number) => parts[index]?.word ?? '';
  let next = at;
  if (CURRENCIES.has(wordAt(next))) next += wordAt(next + 1) === '.' ? 2 : 1;
  const hasSign = next > at;
  if (!/^\d/.test(wordAt(next))) return undefined;
  const number = Number(wordAt(next).replaceAll(',', ''));
  next += 1;
  const numberEnd = next;
  const multiplier = MULTIPLIERS.find(({ words }) => words.includes(wordAt(next)));
  if (multiplier) next += 1;
  if (wordAt(next) === '/' && wordAt(next + 1) === '-') next += 2;
  if (CURRENCIES.has(wordAt(next))) next += 1;
  return { number, multiplier: multiplier?.value ?? 1, isMoney: hasSign || next > numberEnd, end: next };
}

/** The most that a price filter accepts. */
const MAX_PAISE = 99_999_999_999 * PAISE_PER_RUPEE;

/** An amount in paise; undefined when no price can be so low or so high. */
export function toPaise(
  { number, ...amount }: TypedAmount,
  multiplier = amount.multiplier,
): number | undefined {
  const paise = Math.round(number * multiplier * PAISE_PER_RUPEE);
  return paise > 0 && paise <= MAX_PAISE ? paise : undefined;
}

// Without 'in', which more often begins a place: 'under 5000 in Delhi'.
const UNITS = new Set(
  [
    'kg kgs kilo kilos g gm gms gram grams mg ton tons tonne tonnes mt quintal quintals',
    'sq cu mm cm m mtr mtrs meter meters metre metres km inch inches ft feet foot yard yards micron microns sqft sqm',
    'l lt ltr ltrs litre litres liter liters ml lph lpm lps cfm gpm gsm cc',
    'w watt watts kw kva va v volt volts kv a amp amps ampere amperes ma mah ah wh kwh ohm ohms',
    'hp bhp ps rpm hz khz mhz ghz nm n kn bar psi mpa pa kpa db lux lumen lumens lm',
    '% ° c deg degree degrees x pc pcs piece pieces nos pair pairs set sets pack packs box boxes roll rolls',
    'bag bags unit units hour hours hr hrs min mins minute minutes sec second seconds day days month months year years',
  ].flatMap((line) => line.split(' ')),
);

/** Below this, a plain number before another word counts something: 'under 6 spindle'. */
const MIN_PLAIN_RUPEES = 100;

/** Whether an amount ends here, and is no number with a unit of measure: '5000 rpm', '5000x20', '5000/hr'. */
export function isWholeAmount(parts: readonly TextPart[], { number, isMoney, end }: TypedAmount): boolean {
  const next = parts[end];
  if (!next) return true;
  if (next.start === parts[end - 1]?.end) return [',', ';', ':', '.', '!', '?'].includes(next.word);
  return !UNITS.has(next.word) && (isMoney || number >= MIN_PLAIN_RUPEES);
}
