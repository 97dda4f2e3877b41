import { withImplied } from '../specifications/implied-specifications.ts';
import { findUnit } from '../specifications/measures.ts';
import { type Quantity, readQuantities } from '../specifications/read-quantities.ts';
import { type NamedValue, readValueWords } from '../specifications/read-value-words.ts';
import type { DescribedProduct } from '../specifications/specification.ts';

/** Whether a product has all values that a line of a list names: '13 mm', '3 phase', 'IP55'. */
export function hasNamedValues(line: string, product: DescribedProduct): boolean {
  return listMissingValues(line, product).length === 0;
}

/** The values that a line names and a product does not have, as they are written: '2 ton', 'IP55'. */
export function listMissingValues(line: string, product: DescribedProduct): string[] {
  return readValueWords(line)
    .filter((value) => !hasValue(product, value, line.slice(value.start, value.end)))
    .map(({ start, end }) => line.slice(start, end).trim());
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
    withImplied(product).some(({ name, value: text }) => value.isMatch(name, { number: null, text }))
  );
}

/** A title comes before specifications: an impact drill 13 mm drills 16 mm of concrete and is no drill 16 mm. */
function listFigures(product: DescribedProduct, measure: string | undefined): Quantity[] {
  const ofMeasure = (text: string) => readQuantities(text).filter((figure) => figure.measure === measure);
  const inTitle = ofMeasure(product.title);
  return inTitle.length > 0 ? inTitle : withImplied(product).flatMap(({ value }) => ofMeasure(value));
}

/** Tells whether words of a line are a part of such a value or a unit: '200' and 'amp' of '2 welders 200 amp'. */
export function createValueWordTest(line: string): (words: string) => boolean {
  const parts = new Set(readValueWords(line).flatMap(({ start, end }) => splitWords(line.slice(start, end))));
  return (words) => splitWords(words).every((word) => parts.has(word) || findUnit(word) !== undefined);
}

/** '200amp' is two, as '200 amp'. */
function splitWords(text: string): string[] {
  return text.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
}
