import { canBeChosen, type QuotationLine } from './quotation-terms.ts';

/** The numbers of the lines that are taken when the buyer chooses none: those in the sum. */
export function listOffered(lines: readonly QuotationLine[]): number[] {
  return lines.filter(({ offer }) => offer === 'offered').map(({ number }) => number);
}

/**
 * Why the buyer cannot accept these lines; undefined if they can. At most one of a line and its alternatives can be
 * accepted.
 */
export function findChoiceProblem(
  lines: readonly QuotationLine[],
  chosen: readonly number[],
): string | undefined {
  if (chosen.length === 0) return 'Please choose at least one item.';
  const byNumber = new Map(lines.map((line) => [line.number, line]));
  const taken = new Set<number>();
  for (const number of new Set(chosen)) {
    const line = byNumber.get(number);
    if (!line) return `There is no item ${number} in this quotation.`;
    if (!canBeChosen(line)) return `Item ${number} is not available.`;
    const place = line.replaces ?? number;
    if (taken.has(place)) return `Of item ${place} and its alternatives, please choose one.`;
    taken.add(place);
  }
  return undefined;
}
