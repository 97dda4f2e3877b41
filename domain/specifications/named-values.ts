import { withImplied } from './implied-specifications.ts';
import { findUnit } from './measures.ts';
import { type Quantity, readQuantities } from './read-quantities.ts';
import { type NamedValue, readValueWords } from './read-value-words.ts';
import type { DescribedProduct } from './specification.ts';

/** Whether a product has all values that a text names: '13 mm', '3 phase', 'IP55'. */
export function hasNamedValues(text: string, product: DescribedProduct): boolean {
  return listMissingValues(text, product).length === 0;
}

/** The values that a text names and a product does not have, as they are written: '2 ton', 'IP55'. */
export function listMissingValues(text: string, product: DescribedProduct): string[] {
  return readValueWords(text)
    .filter((value) => !hasValue(product, value, text.slice(value.start, value.end)))
    .map(({ start, end }) => text.slice(start, end).trim());
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
