import { priceQuotation } from '#domain/quotation/price-quotation.ts';
import { type QuotationAcceptance, type QuotationDocument, VALIDITY } from './quotation-document.ts';

/** Which lines of a quotation were accepted, and for how much. */
export type AcceptedLines = { lineNumbers: readonly number[]; totalPaise: number };

/**
 * The quotation as it was accepted: only the lines that were chosen, all of them in the sum, and without a last day.
 * @param frozen as it was sent.
 * @throws Error when the sum is not what was accepted.
 */
export function composeAccepted(
  { changes, rentalPlaceOfSupply, rentalPlaceOfSupplyTerm, ...frozen }: QuotationDocument,
  { lineNumbers, totalPaise }: AcceptedLines,
  acceptance: QuotationAcceptance,
): QuotationDocument {
  const numbers = new Set(lineNumbers);
  const chosen = frozen.terms.lines.filter(({ number }) => numbers.has(number));
  const { lines, ...figures } = priceQuotation(frozen.terms, frozen.supply, numbers);
  if (figures.totalPaise !== totalPaise) {
    throw new Error(`${frozen.number} R${frozen.revision} was accepted with a different total.`);
  }
  const areIntraState = new Set(figures.rates.map(({ isIntraState }) => isIntraState));
  return {
    ...frozen,
    ...(chosen.some(({ rental }) => rental) && {
      ...(rentalPlaceOfSupply !== undefined && { rentalPlaceOfSupply }),
      ...(rentalPlaceOfSupplyTerm !== undefined && { rentalPlaceOfSupplyTerm }),
    }),
    terms: { ...frozen.terms, lines: chosen.map((line) => ({ ...line, offer: 'offered' })) },
    figures: { ...figures, lines: lines.filter(({ isInSum }) => isInSum) },
    taxNames: frozen.taxNames.filter((name) => areIntraState.has(name !== 'IGST')),
    standingTerms: frozen.standingTerms.filter((term) => !term.startsWith(VALIDITY)),
    acceptance,
  };
}
