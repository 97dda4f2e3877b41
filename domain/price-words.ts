import {
  isWholeAmount,
  readAmount,
  splitParts,
  type TextPart,
  type TypedAmount,
  toPaise,
} from './typed-amounts.ts';

/**
 * Prices in words: 'drill under 5000', 'pump 5 hazar se kam', 'extinguisher 2000-6000' (docs/product.md, "Lists and
 * search").
 */

/** A lowest and a highest price in paise, both included; null where there is no bound. */
export type PriceRange = { minPaise: number | null; maxPaise: number | null };

/** Reads the price that a search text names, and returns it with the rest of the text. */
export function readPriceWords(text: string): PriceRange & { text: string } {
  // Most texts have none, and every search is read.
  const parts = /\d/.test(text) ? splitParts(text) : [];
  const rest: string[] = [];
  let restStart = 0;
  let min = 0;
  let max = Number.POSITIVE_INFINITY;
  for (let at = 0; at < parts.length; ) {
    const found = beginsWord(parts, at) ? findPrice(parts, at) : undefined;
    if (found) {
      min = Math.max(min, found.min);
      max = Math.min(max, found.max);
      rest.push(text.slice(restStart, parts[at]?.start));
      restStart = parts[found.end - 1]?.end ?? text.length;
    }
    at = found?.end ?? at + 1;
  }
  if (restStart === 0) return { text, minPaise: null, maxPaise: null };
  const pieces = [...rest, text.slice(restStart)].map((piece) => piece.trim());
  return {
    text: pieces.filter((piece) => piece !== '').join(' '),
    minPaise: min > 0 ? min : null,
    maxPaise: Number.isFinite(max) ? max : null,
  };
}

/** Whether a part does not continue the one before it, as the number of 'E7018' and of 'VG-125' does. */
function beginsWord(parts: readonly TextPart[], at: number): boolean {
  const previous = parts[at - 1];
  return !previous || previous.word === ',' || previous.end !== parts[at]?.start;
}

/** Bounds in paise, from 0 to infinity. */
type FoundPrice = {
  min: number;
  max: number;
  /** Index of the part after it. */
  end: number;
};

const atLeast = (min: number, end: number): FoundPrice => ({ min, max: Number.POSITIVE_INFINITY, end });
const atMost = (max: number, end: number): FoundPrice => ({ min: 0, max, end });

/** The price that begins at a part. */
function findPrice(parts: readonly TextPart[], at: number): FoundPrice | undefined {
  return findRange(parts, at) ?? findBoundAfterWords(parts, at) ?? findBoundBeforeWords(parts, at);
}

/** The index after the first of these phrases that stands at a part. */
function skipPhrase(parts: readonly TextPart[], at: number, phrases: readonly string[]): number | undefined {
  const phrase = phrases
    .map((words) => words.split(' '))
    .find((words) => words.every((word, offset) => parts[at + offset]?.word === word));
  return phrase && at + phrase.length;
}

/** 'between 2000 and 4000', '2000 se 4000 tak', '2000-6000', '2 to 3 lakh'. */
function findRange(parts: readonly TextPart[], at: number): FoundPrice | undefined {
  const start = skipPhrase(parts, at, ['between', 'from']);
  const low = readAmount(parts, start ?? at);
  const second = low && skipPhrase(parts, low.end, ['and', 'to', 'se', 'aur', '&', '-', '–', '—']);
  const high = second === undefined ? undefined : readAmount(parts, second);
  if (!low || !high) return undefined;
  const end = skipPhrase(parts, high.end, ['tak', 'ke beech', 'ke bich']);
  if (end === undefined && !isWholeAmount(parts, high)) return undefined;
  if (start === undefined && end === undefined && !looksLikePrices(low, high)) return undefined;

  const highPaise = toPaise(high);
  const sharedPaise = low.multiplier === 1 ? toPaise(low, high.multiplier) : undefined;
  const lowPaise = sharedPaise && highPaise && sharedPaise <= highPaise ? sharedPaise : toPaise(low);
  if (!lowPaise || !highPaise) return undefined;
  return { min: Math.min(lowPaise, highPaise), max: Math.max(lowPaise, highPaise), end: end ?? high.end };
}

/** Two plain numbers may be sizes, volts ('110-240') or a part number. */
function looksLikePrices(low: TypedAmount, high: TypedAmount): boolean {
  return (
    low.isMoney || high.isMoney || (low.number >= 100 && high.number >= 1000 && low.number < high.number)
  );
}

/** 'under 5000', 'upto 1.5 lac', 'above ₹2,000'. */
function findBoundAfterWords(parts: readonly TextPart[], at: number): FoundPrice | undefined {
  const afterMost = skipPhrase(parts, at, ['under', 'below', 'less than', 'upto', 'up to', 'within']);
  const start = afterMost ?? skipPhrase(parts, at, ['above', 'over', 'more than']);
  const amount = start === undefined ? undefined : readAmount(parts, start);
  const paise = amount && isWholeAmount(parts, amount) ? toPaise(amount) : undefined;
  if (!amount || !paise) return undefined;
  return afterMost === undefined ? atLeast(paise, amount.end) : atMost(paise, amount.end);
}

/** '10000 se kam', '5 lakh tak', '18000 se upar'. */
function findBoundBeforeWords(parts: readonly TextPart[], at: number): FoundPrice | undefined {
  const amount = readAmount(parts, at);
  const paise = amount && toPaise(amount);
  if (!amount || !paise) return undefined;
  const mostEnd = skipPhrase(parts, amount.end, ['se kam', 'ke andar', 'ke neeche', 'ke niche', 'tak']);
  const leastEnd = skipPhrase(parts, amount.end, ['se upar', 'se zyada', 'se jyada']);
  if (mostEnd !== undefined) return atMost(paise, mostEnd);
  return leastEnd === undefined ? undefined : atLeast(paise, leastEnd);
}
