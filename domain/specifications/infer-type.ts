import { readCount, readQuantities } from './read-quantities.ts';
import type { BetterFigure, SpecificationType } from './specification.ts';
import { normaliseChoice, readYesNo } from './typed-value.ts';

/** A specification is a number if so many of its texts have a figure of the same measure. */
const MIN_SHARE_OF_NUMBERS = 0.6;
/** Longer texts are descriptions; a choice has few of them. */
const MAX_CHOICE_LENGTH = 40;
const MAX_SHARE_OF_LONG_TEXTS = 0.2;
/** Among so many texts, a choice repeats itself. */
const MANY_TEXTS = 20;
const MAX_SHARE_OF_DIFFERENT_CHOICES = 0.5;

/** Proposes how to read the specifications with one name in a sub-category, from their texts. */
export function inferType(values: readonly string[]): SpecificationType {
  const unit = inferUnit(values);
  if (unit !== undefined) return { kind: 'number', unit };
  if (values.every((value) => readYesNo(value) !== undefined)) return { kind: 'yes_no', unit: '' };
  return { kind: isChoice(values) ? 'choice' : 'text', unit: '' };
}

/** The unit that most texts with the most frequent measure use; undefined when too few texts have one. */
function inferUnit(values: readonly string[]): string | undefined {
  const measures = new Map<string, string[]>();
  for (const value of values) {
    const quantities = readQuantities(value);
    const count = quantities.length === 0 ? readCount(value) : undefined;
    // 'Sizes 5–11 UK' are what there is to choose from, not the figure 11.
    const counts = count && count.min === count.max ? [count] : [];
    const seen = new Set<string>();
    for (const { measure, unit } of [...quantities, ...counts]) {
      if (seen.has(measure)) continue;
      seen.add(measure);
      measures.set(measure, [...(measures.get(measure) ?? []), unit]);
    }
  }
  const units = [...measures.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
  return units.length > 0 && units.length >= MIN_SHARE_OF_NUMBERS * values.length
    ? findMostFrequent(units)
    : undefined;
}

function findMostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

function isChoice(values: readonly string[]): boolean {
  const long = values.filter((value) => value.length > MAX_CHOICE_LENGTH).length;
  if (long > MAX_SHARE_OF_LONG_TEXTS * values.length) return false;
  const different = new Set(values.map(normaliseChoice)).size;
  return values.length < MANY_TEXTS || different <= MAX_SHARE_OF_DIFFERENT_CHOICES * values.length;
}

const BETTER_WHEN_HIGHER =
  /^(duty cycle|efficiency|light output|power factor|service factor|free air delivery|maximum (flow|head)|output|running time|warranty|conductivity|copper purity|safe overload|electrical life)$/i;
const BETTER_WHEN_LOWER =
  /^(accuracy|readability|least count|resolution|graduation|noise|fuel use|air use|charging time|switching time|cycle time|tolerance|moisture)$/i;

/** Proposes which figure is better, where the name leaves no doubt. */
export function inferBetterFigure(name: string): BetterFigure {
  if (BETTER_WHEN_HIGHER.test(name)) return 'higher';
  return BETTER_WHEN_LOWER.test(name) ? 'lower' : 'none';
}
