import { UNIT_SPELLINGS } from './measures.ts';

const UNITS = UNIT_SPELLINGS.map((spelling) => spelling.toLowerCase());
/** Four digits and more; neither a part of a word nor of a size ('600 × 1200 mm'). */
const LONG_FIGURE = /(?<![\p{L}\d.,/]|\p{L}-|[×x]\s?)\d{4,}(?!\d)/giu;
/** What follows the first figure of a range, or of ranges for several gears: '0–1100 / 0–2800 rpm'. */
const REST_OF_RANGE = /^(\s?[–/-]\s?\d[\d,.]*)+/;
const ALPHANUMERIC = /^[\p{L}\d]/u;
const indian = new Intl.NumberFormat('en-IN');

/** A text whose figures with a unit are written as filters and prices are: '1440 rpm' as '1,440 rpm'. */
export function groupFigures(text: string): string {
  return text.replace(LONG_FIGURE, (digits, start: number) =>
    isBeforeUnit(text.slice(start + digits.length)) ? indian.format(Number(digits)) : digits,
  );
}

function isBeforeUnit(after: string): boolean {
  const rest = after.replace(REST_OF_RANGE, '').replace(/^\s/, '').toLowerCase();
  return UNITS.some((unit) => rest.startsWith(unit) && !ALPHANUMERIC.test(rest.slice(unit.length)));
}
