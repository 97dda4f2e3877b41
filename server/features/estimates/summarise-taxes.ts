import type { LineTaxes } from '#domain/quotation/line-taxes.ts';
import type { EstimateTax } from './estimate-document.ts';
import { type FrozenDocument, isQuotation } from './frozen-document.ts';

/** The taxes of an estimate or a quotation by rate, with their sums, in paise. Taxes have the order of `taxNames`. */
export type TaxSums = {
  taxNames: readonly string[];
  taxSummary: EstimateTax[];
  taxablePaise: number;
  taxesPaise: number[];
  /** What brings the grand total to whole rupees. */
  roundOffPaise: number;
  /** Of the lines in the sum. */
  lineCount: number;
};

export function summariseTaxes(document: FrozenDocument): TaxSums {
  const { taxNames } = document;
  if (!isQuotation(document)) {
    const { taxSummary, totals, lines } = document;
    const { taxablePaise, taxesPaise } = totals;
    return { taxNames, taxSummary, taxablePaise, taxesPaise, roundOffPaise: 0, lineCount: lines.length };
  }
  const { rates, taxablePaise, taxes, roundOffPaise, lines } = document.figures;
  return {
    taxNames,
    taxSummary: rates.map((rate) => ({
      gstBps: rate.gstBps,
      taxablePaise: rate.taxablePaise,
      taxesPaise: listTaxes(rate.taxes, taxNames),
    })),
    taxablePaise,
    taxesPaise: listTaxes(taxes, taxNames),
    roundOffPaise,
    lineCount: lines.filter(({ isInSum }) => isInSum).length,
  };
}

/** In the order of their names, of which the state's own tax has one of two. */
export function listTaxes(
  { cgstPaise, sgstPaise, igstPaise }: LineTaxes,
  taxNames: readonly string[],
): number[] {
  return taxNames.map((name) => (name === 'IGST' ? igstPaise : name === 'CGST' ? cgstPaise : sgstPaise));
}
