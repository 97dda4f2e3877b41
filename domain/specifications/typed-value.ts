import { findUnit } from './measures.ts';
import { type Quantity, readCount, readQuantities } from './read-quantities.ts';
import type { SpecificationType } from './specification.ts';

/** The value of a specification, to be filtered, sorted and compared by. */
export type TypedValue = {
  /** Of numbers: in the base unit of what they measure; a range counts as its upper end. Null for choices. */
  number: number | null;
  /** The choice, or the unit that the number is shown in. */
  text: string;
};

export const YES = 'Yes';
export const NO = 'No';

const MAX_CHOICE_LENGTH = 60;

/** Reads a specification's text; undefined when it has no value of this kind. */
export function toTypedValue(value: string, { kind, unit }: SpecificationType): TypedValue | undefined {
  switch (kind) {
    case 'text':
      return undefined;
    case 'number': {
      const quantity = findQuantity(value, unit);
      return quantity && { number: quantity.max, text: unit };
    }
    case 'yes_no': {
      const answer = readYesNo(value);
      return answer === undefined ? undefined : { number: null, text: answer ? YES : NO };
    }
    case 'choice': {
      const text = normaliseChoice(value);
      return text === '' || text.length > MAX_CHOICE_LENGTH ? undefined : { number: null, text };
    }
  }
}

/** The first quantity in this unit or, without one, in another unit of the same measure. */
function findQuantity(value: string, unit: string): Quantity | undefined {
  const measure = findUnit(unit)?.measure;
  if (measure === undefined) {
    const quantities = [...readQuantities(value), readCount(value)];
    return quantities.find((each) => each?.unit.toLowerCase() === unit.toLowerCase());
  }
  const measured = readQuantities(value).filter((each) => each.measure === measure);
  return measured.find((each) => each.unit === unit) ?? measured[0];
}

/** Whether a text says yes or no; undefined when it says something else. */
export function readYesNo(value: string): boolean | undefined {
  if (/^(?:yes|y|included|available)$/i.test(value.trim())) return true;
  return /^(?:no|n|not? included|not available|none|nil)$/i.test(value.trim()) ? false : undefined;
}

/** Without needless spaces, beginning with a capital: 'class  f' and 'Class f' are one choice. */
export function normaliseChoice(value: string): string {
  const text = value.trim().replace(/\s+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
