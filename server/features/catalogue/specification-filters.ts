import { hash } from 'node:crypto';
import type { FigureRange, SpecificationFilter } from '#domain/specifications/specification.ts';
import { FIRST_STEP, LAST_STEP, toStep } from '#domain/specifications/stored-values.ts';

/** The names that the SQL function is_within_specifications compares. */
export const MAX_SPECIFICATIONS = 6;

/** The values of a list's specification filters for the placeholders of its statements; null without filters. */
export type SpecificationBounds = {
  /** A tsquery of marks, as text. */
  specificationMarks: string | null;
  specificationNames: string[] | null;
  /** PostgreSQL's nummultirange, as text. */
  specificationRanges: string[] | null;
};

export function getSpecificationBounds(filters: readonly SpecificationFilter[] | null): SpecificationBounds {
  if (!filters) return { specificationMarks: null, specificationNames: null, specificationRanges: null };
  return {
    specificationMarks: filters.map(toMarks).join(' & '),
    specificationNames: filters.map(({ name }) => name),
    specificationRanges: filters.map(({ ranges }) => `{${ranges.map(formatRange).join(',')}}`),
  };
}

/** What the SQL function specification_marks has written of the listings that may match. */
function toMarks({ name, choices, ranges }: SpecificationFilter): string {
  const steps = new Set(ranges.flatMap(listSteps));
  const marks = [
    ...choices.map((choice) => toMark(`${name}=${choice}`)),
    ...[...steps].map((step) => toMark(`${name}#${step}`)),
  ];
  return `(${marks.join('|')})`;
}

function listSteps({ min, max }: FigureRange): number[] {
  const first = min === null ? FIRST_STEP : toStep(min);
  const last = max === null ? LAST_STEP : toStep(max);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** As the SQL function mark() does. */
function toMark(value: string): string {
  return `V${hash('md5', value).slice(0, 12)}`;
}

function formatRange({ min, max }: FigureRange): string {
  return `[${min ?? ''},${max ?? ''}]`;
}
