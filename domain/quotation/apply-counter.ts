import type { CounterLine, QuotationLine } from './quotation-terms.ts';

/**
 * The lines of a draft with the prices and quantities that the buyer wishes. What the buyer leaves out becomes
 * optional, which takes it out of the sum. Wishes about lines that the draft no longer has are left out.
 */
export function applyCounter(
  lines: readonly QuotationLine[],
  wishes: readonly CounterLine[],
): QuotationLine[] {
  const byNumber = new Map(wishes.map((wish) => [wish.number, wish]));
  return lines.map((line) => {
    const { ratePaise, quantity, isDropped = false } = byNumber.get(line.number) ?? {};
    return {
      ...line,
      ...(ratePaise !== undefined && { ratePaise }),
      ...(quantity !== undefined && { quantity }),
      ...(isDropped && line.offer === 'offered' && { offer: 'optional' }),
    };
  });
}
