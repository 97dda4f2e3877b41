import type { SizeCounts } from '../size-counts.ts';
import { findListUnit, type ListUnit } from './list-units.ts';

/** The sizes that a line of a list names, such as those of shoes. */
export type NamedSizes = {
  /** How many of each; 'rest' stands for all that is wanted, where the line names one size alone. */
  counts: Readonly<Record<string, number | 'rest'>>;
  /** Of the counts. */
  unit: ListUnit | undefined;
  /** As they are written, where the line does not say how many of each: 'sizes 8 and 9 mixed'. */
  words: string;
  /** Where they stand in the line. */
  start: number;
  end: number;
};

/** '7 pair size 8', '6 no. of size 9'. */
const COUNT_FIRST =
  /\b(\d{1,4}) ?(pairs?|prs?|jodi|nos?|pcs?|pieces?|nag)?\.? ?(?:of )?sizes? ?[:-]? ?(\d{1,2})\b/gi;
/** 'size 8: 7', 'size 8 - 7 pair', 'size 8 (7)'. */
const SIZE_FIRST =
  /\bsizes? ?-?(\d{1,2}) ?[:=(–-] ?(\d{1,4})(?: ?(pairs?|prs?|jodi|nos?|pcs?|pieces?|nag)\b)?/gi;
/** 'size 8/9', 'sizes 8, 9 aur 10 mixed'. */
const SEVERAL =
  /\bsizes? ?[:-]? ?\d{1,2}(?: ?(?:,|\/|&|\+|and|aur|or|ya) ?(?:sizes? ?)?\d{1,2}){1,9}\b(?! ?(?:pairs?|prs?|jodi|nos?|pcs?|pieces?|nag)\b)(?: mix(?:ed)?\b)?/i;
/** 'size 8', and neither 'size 8 mm' nor 'size 8x4'. */
const ONE = /\bsizes?[ :.-]{0,3}(\d{1,2})\b(?![.x×*-]\d| ?(?:mm|cm|m|inch|in|ft|x)\b)/i;

export function findNamedSizes(line: string): NamedSizes | undefined {
  const counted = [
    [...line.matchAll(COUNT_FIRST)].map((found) => ({
      found,
      count: found[1],
      size: found[3],
      unit: found[2],
    })),
    [...line.matchAll(SIZE_FIRST)].map((found) => ({
      found,
      count: found[2],
      size: found[1],
      unit: found[3],
    })),
  ].find(({ length }) => length > 1);
  const [first, last] = [counted?.[0], counted?.at(-1)];
  if (counted && first && last) {
    const counts: Record<string, number> = {};
    for (const { size = '', count } of counted) counts[size] = (counts[size] ?? 0) + Number(count);
    const end = last.found.index + last.found[0].length;
    return {
      counts,
      unit: findListUnit(first.unit?.toLowerCase() ?? ''),
      words: '',
      start: first.found.index,
      end,
    };
  }
  const several = SEVERAL.exec(line);
  const found = several ?? ONE.exec(line);
  if (!found) return undefined;
  return {
    counts: several ? {} : { [found[1] ?? '']: 'rest' },
    unit: undefined,
    words: several ? found[0] : '',
    start: found.index,
    end: found.index + found[0].length,
  };
}

/** A line without the sizes that it names, which no product is called by. */
export function removeNamedSizes(line: string): string {
  const { start, end } = findNamedSizes(line) ?? { start: line.length, end: line.length };
  return `${line.slice(0, start)}${line.slice(end)}`;
}

/** How many of each size so many of a line are: 10 of `safety shoes size 8` are `{ 8: 10 }`. */
export function countSizes({ counts }: Pick<NamedSizes, 'counts'>, quantity: number): SizeCounts {
  const known = Object.entries(counts).map(([size, count]) => [size, count === 'rest' ? quantity : count]);
  return Object.fromEntries(known.filter(([, count]) => Number.isInteger(count)));
}
