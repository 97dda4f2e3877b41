import {
  type FoundValue,
  PHASE,
  POLES,
  PROTECTION,
  readPhase,
  readPoles,
  readProtection,
} from './implied-specifications.ts';
import { findUnit } from './measures.ts';
import { type Quantity, readQuantities } from './read-quantities.ts';
import type { FigureRange } from './specification.ts';
import { isInRange } from './specification-filter.ts';
import { isSameFigure } from './stored-values.ts';
import type { TypedValue } from './typed-value.ts';

/**
 * A value or a range of a specification that a search text names: '5 hp', '3 phase', 'IP55', '700 to 900 W', 'under 2
 * hp'.
 */
export type NamedValue = {
  /** Whether a product's value of the specification with this name is the named one. */
  isMatch(name: string, value: TypedValue): boolean;
  /** The ends of a range in the base unit. */
  range?: FigureRange;
  /** Where it stands in the text, with the words that make it a range. */
  start: number;
  end: number;
};

/** The values that a search text names, in their order. */
export function readValueWords(text: string): NamedValue[] {
  const phase = readPhase(text);
  const protection = readProtection(text);
  const poles = readPoles(text);
  return [
    ...(phase ? [toChoice(PHASE, phase)] : []),
    ...(protection ? [toChoice(PROTECTION, protection)] : []),
    ...(poles ? [toPoles(poles)] : []),
    ...joinRanges(spellRanges(text)).map((quantity) => toFigures(text, quantity)),
  ].sort((a, b) => a.start - b.start);
}

/** 'Between 5 and 10 hp' and '5 se 10 hp' as '5 to 10 hp', with as many characters. */
function spellRanges(text: string): string {
  return text
    .replace(/(\bbetween [^,;]{1,20} )and (?=\d)/gi, '$1to  ')
    .replace(/(\d(?: ?[a-z]{1,10})? )se(?= \d)/gi, '$1to');
}

/** The quantities in units of measure; '700 W to 900 W' is one. */
function joinRanges(text: string): Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of readQuantities(text).filter(({ unit }) => findUnit(unit) !== undefined)) {
    const previous = joined.at(-1);
    const isRange =
      previous?.measure === quantity.measure &&
      /^\s*(?:to|-|–)\s*$/i.test(text.slice(previous.end, quantity.start));
    if (!isRange) joined.push(quantity);
    else {
      const figures = [previous.min, previous.max, quantity.min, quantity.max];
      const [min, max] = [Math.min(...figures), Math.max(...figures)];
      joined.splice(-1, 1, { ...quantity, start: previous.start, min, max });
    }
  }
  return joined;
}

type Words = { before: RegExp; after: RegExp };
const BETWEEN: Words = { before: /\b(?:between|from)\s*$/i, after: /^\s*(?:tak|ke bee?ch)\b/i };
const AT_LEAST: Words = {
  before: /\b(?:above|over|from|at least|(?:more|greater|higher) than)\s*$/i,
  after: /^\s*se (?:upar|zyada|jyada)\b/i,
};
const AT_MOST: Words = {
  before: /\b(?:under|below|within|up ?to|at most|(?:less|lower|smaller) than)\s*$/i,
  after: /^\s*(?:se kam|ke (?:andar|neeche|niche)|tak)\b/i,
};

type Span = Pick<NamedValue, 'start' | 'end'>;

/** A place in a text with the words around it; undefined without them. */
function findWords(text: string, { start, end }: Span, { before, after }: Words): Span | undefined {
  const [wordsBefore = ''] = before.exec(text.slice(0, start)) ?? [];
  const [wordsAfter = ''] = after.exec(text.slice(end)) ?? [];
  if (wordsBefore === '' && wordsAfter === '') return undefined;
  return { start: start - wordsBefore.length, end: end + wordsAfter.length };
}

/** Buyers name the usual speed of a motor, '1440 rpm', where its rating plate says 1430. */
const SPEED_TOLERANCE = 0.03;

/** A quantity as a single figure, a range ('5 to 10 hp') or, with words beside it, an open range ('under 5 hp'). */
function toFigures(text: string, quantity: Quantity): NamedValue {
  const { measure, unit, min, max } = quantity;
  const isRange = min < max;
  const atLeast = isRange ? undefined : findWords(text, quantity, AT_LEAST);
  const atMost = isRange ? undefined : findWords(text, quantity, AT_MOST);
  const between = isRange ? findWords(text, quantity, BETWEEN) : undefined;
  const { start, end } = atLeast ?? atMost ?? between ?? quantity;
  // A range from 0 is the range of an instrument, not one of wanted figures.
  const isWanted = atLeast || atMost || (isRange && min > 0);
  const range = isWanted && { min: atMost ? null : min, max: atLeast ? null : max };
  const ends = range ? [range.min, range.max].filter((figure) => figure !== null) : [max];
  return {
    isMatch: (_, value) => {
      const { number } = value;
      if (number === null || findUnit(value.text)?.measure !== measure) return false;
      const isEnd = ends.some((figure) =>
        measure === 'rotation'
          ? Math.abs(number - figure) <= SPEED_TOLERANCE * figure
          : [unit, value.text].some((each) => isSameFigure(number, figure, each)),
      );
      return isEnd || (range && isInRange(number, range)) || false;
    },
    ...(range && { range }),
    start,
    end,
  };
}

function toChoice(wanted: string, { value, start, end }: FoundValue): NamedValue {
  return { isMatch: (name, { text }) => name === wanted && text.startsWith(value), start, end };
}

function toPoles({ value, start, end }: FoundValue): NamedValue {
  return {
    isMatch: (name, { number, text }) =>
      name === POLES && (number === null ? text : String(number)) === value,
    start,
    end,
  };
}

/** A text without some of its values. */
export function omitValues(text: string, values: readonly Pick<NamedValue, 'start' | 'end'>[]): string {
  let rest = '';
  let end = 0;
  for (const value of values) {
    rest += ` ${text.slice(end, value.start)}`;
    end = value.end;
  }
  return `${rest} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();
}

/** A text without its ranges: their ends are seldom figures of a product, so that no product has these words. */
export function omitRanges(text: string): string {
  return omitValues(
    text,
    readValueWords(text).filter(({ range }) => range),
  );
}
