import { PHASE, PROTECTION, readPhase, readProtection } from './implied-specifications.ts';
import { findUnit } from './measures.ts';
import { readQuantities } from './read-quantities.ts';
import { isSameFigure } from './stored-values.ts';
import type { TypedValue } from './typed-value.ts';

/** A value of a specification that a search text names: '5 hp', '16 mm', '3 phase', 'IP55'. */
export type NamedValue = {
  /** Whether a product's value of the specification with this name is the named one. */
  isMatch(name: string, value: TypedValue): boolean;
  /** Where it stands in the text. */
  start: number;
  end: number;
};

/** 'Under 5 hp' names no value. */
const BOUND = /\b(?:under|below|within|above|over|than|up ?to|between|from)\s*$/i;

/** The values that a search text names, in their order. */
export function readValueWords(text: string): NamedValue[] {
  const phase = readPhase(text);
  const protection = readProtection(text);
  return [
    ...(phase ? [toChoice(PHASE, phase.phase, phase)] : []),
    ...(protection ? [toChoice(PROTECTION, protection.protection, protection)] : []),
    ...readQuantities(text)
      .filter(({ unit, start }) => findUnit(unit) !== undefined && !BOUND.test(text.slice(0, start)))
      .map(({ measure, unit, min, max, start, end }) => ({
        isMatch: (_: string, value: TypedValue) => {
          if (value.number === null || findUnit(value.text)?.measure !== measure) return false;
          const isEnd = [unit, value.text].some((each) => isSameFigure(value.number ?? 0, max, each));
          // A range from 0 is the range of an instrument, not one of wanted figures.
          return isEnd || (min > 0 && value.number >= min && value.number <= max);
        },
        start,
        end,
      })),
  ].sort((a, b) => a.start - b.start);
}

function toChoice(
  wanted: string,
  choice: string,
  { start, end }: { start: number; end: number },
): NamedValue {
  return { isMatch: (name, { text }) => name === wanted && text.startsWith(choice), start, end };
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
