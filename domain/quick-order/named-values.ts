import { withImplied } from '../specifications/implied-specifications.ts';
import { findUnit } from '../specifications/measures.ts';
import { readQuantities } from '../specifications/read-quantities.ts';
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

/** A title comes before specifications: an impact drill 13 mm drills 16 mm of concrete and is no drill 16 mm. */
function hasValue(product: DescribedProduct, value: NamedValue, words: string): boolean {
  const measure = readQuantities(words)[0]?.measure;
  const inTitle = readQuantities(product.title).filter((figure) => figure.measure === measure);
  const specifications = withImplied(product);
  const figures = inTitle.length > 0 ? inTitle : specifications.flatMap((each) => readQuantities(each.value));
  return (
    figures.some(({ max, unit }) => value.isMatch('', { number: max, text: unit })) ||
    specifications.some(({ name, value: text }) => value.isMatch(name, { number: null, text }))
  );
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
