import { addSizeCounts, type SizeCounts } from '../size-counts.ts';
import { findListUnit, type ListUnit } from './list-units.ts';

/** The sizes that a line of a list names, such as '8' of shoes and 'XL' of jackets. */
export type NamedSizes = {
  /** The one that it names alone: all that is wanted is of this size. */
  only: string | undefined;
  /** How many of each of several; empty where the line does not say so. */
  counts: SizeCounts;
  /** Of the counts. */
  unit: ListUnit | undefined;
  /** Several without counts, as they are written: 'sizes 8 and 9 mixed'. */
  words: string;
  /** Where the sizes stand in the line, with their counts. */
  start: number;
  end: number;
};

/** '7 pair size 8', '6 no. of size 9'. */
const COUNT_FIRST =
  /\b(?<count>\d{1,4}) ?(?<unit>pairs?|prs?|jodi|nos?|pcs?|pieces?|nag)?\.? ?(?:of )?(?:sizes?|uk) ?[:-]? ?(?<size>\d{1,2}|\d?X{0,3}[SL]|M)\b/gi;
/** 'size 8: 7', 'size 8 - 7 pair', 'size 8 (7)'. */
const SIZE_FIRST =
  /\b(?:sizes?|uk) ?-?(?<size>\d{1,2}|\d?X{0,3}[SL]|M) ?[:=(–-] ?(?<count>\d{1,4})(?: ?(?<unit>pairs?|prs?|jodi|nos?|pcs?|pieces?|nag)\b)?/gi;
/** 'size 8/9', 'sizes 8, 9 aur 10 mixed'; not 'size 8, 12 pairs'. */
const SEVERAL =
  /\b(?:sizes?|uk) ?[:-]? ?(?:\d{1,2}|\d?X{0,3}[SL]|M)(?: ?(?:,|\/|&|\+|and|aur|or|ya) ?(?:(?:sizes?|uk) ?)?(?:\d{1,2}|\d?X{0,3}[SL]|M)){1,9}\b(?! ?(?:pairs?|prs?|jodi|nos?|pcs?|pieces?|nag)\b)(?: mix(?:ed)?\b)?/i;
/** 'size 8', 'UK 8', and neither 'size 8 mm' nor 'size 8x4'. */
const ONE =
  /\b(?:sizes?(?: uk)?|uk(?: sizes?)?)[ :.-]{0,3}(\d{1,2}|\d?X{0,3}[SL]|M)\b(?![.x×*-]\d| ?(?:mm|cm|m|inch|in|ft|x)\b)/i;

const UK = /\b(\d{1,2}) ?uk\b/i;

/** Undefined where a line names no size. A count that stands alone is the quantity of the line, and not found here. */
export function findNamedSizes(line: string): NamedSizes | undefined {
  return (
    findCountedSizes(line, COUNT_FIRST) ?? findCountedSizes(line, SIZE_FIRST) ?? findUncountedSizes(line)
  );
}

function findCountedSizes(line: string, pattern: RegExp): NamedSizes | undefined {
  const found = [...line.matchAll(pattern)];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || first === last) return undefined;
  return {
    only: undefined,
    counts: found.reduce<SizeCounts>(
      (counts, { groups }) =>
        addSizeCounts(counts, { [groups?.size?.toUpperCase() ?? '']: Number(groups?.count) }),
      {},
    ),
    unit: findListUnit(first.groups?.unit?.toLowerCase() ?? ''),
    words: '',
    start: first.index,
    end: last.index + last[0].length,
  };
}

function findUncountedSizes(line: string): NamedSizes | undefined {
  const several = SEVERAL.exec(line);
  const found = several ?? ONE.exec(line) ?? UK.exec(line);
  if (!found) return undefined;
  return {
    only: several ? undefined : found[1]?.toUpperCase(),
    counts: {},
    unit: undefined,
    words: several ? found[0] : '',
    start: found.index,
    end: found.index + found[0].length,
  };
}

/** Size letters that are a word of their own, and no unit of a number before them. */
const LETTERS = /(?<=^|[\s,(])(?<!\d\s)(?:X{1,3}[SL]|[2-5]XL|[SML])(?=$|[\s,)])/gi;

/** Sizes of shoes that stand alone ('8', '8 no'), and no numbers with a unit. */
const NUMBER =
  /(?<=^|[\s,(])(?<size>[3-9]|1[0-3])(?: ?(?:no\b\.?|number\b))?(?=$|[\s,)])(?! ?(?:mm|cm|m|inch|in|ft|kv|v|kg|gauge|x|core|hp|nos)\b)/i;

/** A line with the word 'size' before a size: 'gloves size L' for 'gloves L', 'shoes size 8' for 'shoes 8'. */
export function nameBareSizes(line: string): string {
  if (findNamedSizes(line)) return line;
  const named = line.replaceAll(LETTERS, (size) => `size ${size.toUpperCase()}`);
  return named === line ? line.replace(NUMBER, 'size $<size>') : named;
}

/** A line without the sizes that it names, which no product is called by. */
export function removeNamedSizes(line: string): string {
  const sizes = findNamedSizes(line);
  return sizes ? line.slice(0, sizes.start) + line.slice(sizes.end) : line;
}

/** How many of each size a quantity of the line is: 10 of `safety shoes size 8` are `{ 8: 10 }`. */
export function countSizes({ only, counts }: NamedSizes, quantity: number): SizeCounts {
  if (only === undefined) return counts;
  return Number.isInteger(quantity) ? { [only]: quantity } : {};
}
