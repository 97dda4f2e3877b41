import type { FigureRange, SpecificationFilter } from './specification.ts';

/** Filters as an address has them: 'Power:700-900', 'Power:700-', 'Power:-900', 'Power:750', 'Grade:Fe 500D'. */

const RANGE = /^(\d{1,15}(?:\.\d{1,15})?)?-(\d{1,15}(?:\.\d{1,15})?)?$/;
const SINGLE = /^\d{1,15}(?:\.\d{1,15})?$/;

/** Reads filters; those with the same name become one. */
export function readSpecificationFilters(texts: readonly string[]): SpecificationFilter[] {
  const filters = new Map<string, SpecificationFilter>();
  for (const text of texts) {
    const name = readFilterName(text);
    // Without a colon the value is empty, which no product has.
    const value = text.slice(name.length + 1);
    const filter = filters.get(name) ?? { name, choices: [], ranges: [] };
    filters.set(name, filter);
    // A choice may look like a figure: 'Grade:304'.
    filter.choices.push(value);
    const range = readRange(value);
    if (range) filter.ranges.push(range);
  }
  return [...filters.values()];
}

export function readFilterName(text: string): string {
  return text.split(':', 1)[0] ?? '';
}

function readRange(value: string): FigureRange | undefined {
  if (SINGLE.test(value)) return { min: Number(value), max: Number(value) };
  const [whole, min, max] = RANGE.exec(value) ?? [];
  if (whole === undefined || (min === undefined && max === undefined)) return undefined;
  const bounds = [min, max].map((bound) => (bound === undefined ? null : Number(bound)));
  const [low = null, high = null] = bounds;
  return low !== null && high !== null && low > high ? { min: high, max: low } : { min: low, max: high };
}

/** The filter for one figure or all from one to another; null where there is no bound. */
export function formatFigureFilter(name: string, min: number | null, max: number | null): string {
  const [low, high] = [min, max].map((figure) => (figure === null ? '' : formatFigure(figure)));
  return low === high ? `${name}:${low}` : `${name}:${low}-${high}`;
}

/** Without an exponent, which small figures would have. */
function formatFigure(figure: number): string {
  const text = String(figure);
  return text.includes('e') ? figure.toFixed(15) : text;
}

export function formatChoiceFilter(name: string, choice: string): string {
  return `${name}:${choice}`;
}

export function isInRange(figure: number, { min, max }: FigureRange): boolean {
  return (min === null || figure >= min) && (max === null || figure <= max);
}
