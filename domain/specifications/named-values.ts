import { withImplied } from './implied-specifications.ts';
import { findUnit } from './measures.ts';
import { type Quantity, readQuantities } from './read-quantities.ts';
import { type NamedValue, readValueWords } from './read-value-words.ts';
import type { DescribedProduct } from './specification.ts';

/** Whether a product has all values that a text names: '13 mm', '3 phase', 'IP55'. */
export function hasNamedValues(text: string, product: DescribedProduct): boolean {
  return listMissingValues(text, product).length === 0;
}

/** Whether a text names anything that `listMissingValues` could list. */
export function namesValues(text: string): boolean {
  return readValueWords(text).length > 0 || readDoubles(text).length > 0;
}

/** The values that a text names and a product does not have, as they are written: '2 ton', 'IP55', 'double lanyard'. */
export function listMissingValues(text: string, product: DescribedProduct): string[] {
  const values = readValueWords(text);
  const missing = values
    .filter((value) => !hasValue(product, value, text.slice(value.start, value.end)))
    .map(({ start, end }) => text.slice(start, end).trim());
  // A 'double pole' is a value.
  const isOfValue = (index: number) => values.some(({ start, end }) => start <= index && index < end);
  const doubles = readDoubles(text).filter(({ index }) => !isOfValue(index));
  if (doubles.length === 0 || readDoubles(describeInWords(product)).length > 0) return missing;
  return [...missing, ...doubles.map(([words]) => words)];
}

/** What there are two of, with the word for it: a harness with a single lanyard is none with a 'double lanyard'. */
function readDoubles(text: string): RegExpExecArray[] {
  return [...text.matchAll(/\b(?:double|twin|dual)\b(?: \p{L}{2,20})?/giu)];
}

function describeInWords({ title, specifications }: DescribedProduct): string {
  return [title, ...specifications.map(({ value }) => value)].join(' · ');
}

/** A figure of another measure is further away than any of the same. */
const FARTHEST = 10;

/** How far a product is from the figures that a text names: 0 for the same, 1 for 2.7 times as much or as little. */
export function measureDistance(text: string, product: DescribedProduct): number {
  return readQuantities(text)
    .filter(({ unit }) => findUnit(unit) !== undefined)
    .reduce((sum, { measure, max: wanted }) => {
      const distances = listFigures(product, measure).map(({ max }) => Math.abs(Math.log(max / wanted)));
      return sum + Math.min(FARTHEST, ...distances.filter(Number.isFinite));
    }, 0);
}

function hasValue(product: DescribedProduct, value: NamedValue, words: string): boolean {
  const measure = readQuantities(words)[0]?.measure;
  return (
    listFigures(product, measure).some(({ max, unit }) => value.isMatch('', { number: max, text: unit })) ||
    withImplied(product).some((own) => value.isMatch(own.name, { number: null, text: own.value }))
  );
}

/** A title comes before specifications: an impact drill 13 mm drills 16 mm of concrete and is no drill 16 mm. */
function listFigures(product: DescribedProduct, measure: string | undefined): Quantity[] {
  const ofMeasure = (text: string) => readQuantities(text).filter((figure) => figure.measure === measure);
  const inTitle = ofMeasure(product.title);
  return inTitle.length > 0 ? inTitle : withImplied(product).flatMap(({ value }) => ofMeasure(value));
}
