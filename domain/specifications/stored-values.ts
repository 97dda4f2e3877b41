import { withImplied } from './implied-specifications.ts';
import { getFactor } from './measures.ts';
import type { DescribedProduct, SpecificationType, WrittenSpecification } from './specification.ts';
import { type TypedValue, toTypedValue } from './typed-value.ts';

/**
 * The typed values of a product as the database stores them, by name, the deciding ones first: a number as unit, figure
 * and step, a choice as its text and what it is sorted by.
 */
export type StoredValues = Record<string, [text: string, key: number, step?: number]>;

/** A product can be found and sorted by this many of its specifications. */
export const MAX_STORED_VALUES = 12;

export type NamedType = SpecificationType & { name: string };

/** @param types how the specifications of the product's sub-category are read, by their name in lower case. */
export function toStoredValues(
  product: DescribedProduct,
  types: ReadonlyMap<string, NamedType>,
  deciding: readonly string[],
): StoredValues {
  const places = new Map(deciding.map((name, place) => [name.toLowerCase(), place]));
  const placeOf = ({ name }: WrittenSpecification) => places.get(name.toLowerCase()) ?? deciding.length;
  const values = withImplied(product)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap(({ name, value }) => {
      const type = types.get(name.toLowerCase());
      const typed = type && toTypedValue(value, type);
      return typed ? [[type.name, toStored(typed)] as const] : [];
    });
  return Object.fromEntries(values.slice(0, MAX_STORED_VALUES));
}

function toStored({ number, text }: TypedValue): StoredValues[string] {
  return number === null ? [text, toSortKey(text)] : [text, number, toStep(number)];
}

export function fromStored([text, key, step]: StoredValues[string]): TypedValue {
  return { text, number: step === undefined ? null : key };
}

/** Choices are sorted by this many letters. */
const SORTED_LETTERS = 6;

/** A number that sorts like the first letters of a choice. */
function toSortKey(choice: string): number {
  const letters = choice.toLowerCase().padEnd(SORTED_LETTERS).slice(0, SORTED_LETTERS);
  return [...letters].reduce((key, letter) => 256 * key + Math.min(letter.charCodeAt(0), 255), 0);
}

const STEPS_PER_DECADE = 8;
/** The steps of the smallest and the largest figure that are told apart from others, 10⁻¹⁰ and 10¹². */
export const FIRST_STEP = -10 * STEPS_PER_DECADE;
export const LAST_STEP = 12 * STEPS_PER_DECADE;

/** The step of a figure on a logarithmic scale. The index of words and marks knows figures by their step. */
export function toStep(figure: number): number {
  if (figure <= 0) return FIRST_STEP;
  const step = Math.floor(Math.log10(figure) * STEPS_PER_DECADE);
  return Math.min(Math.max(step, FIRST_STEP), LAST_STEP);
}

/** Whether two figures in this unit are the same for a buyer: 3.7 kW is 5 HP, 100 mm is 4 inch. */
export function isSameFigure(a: number, b: number, unit: string): boolean {
  // Round figures of other systems of units are only nearly round in the base unit.
  const tolerance = Number.isInteger(Math.log10(getFactor(unit))) ? 0.005 : 0.025;
  return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
}
