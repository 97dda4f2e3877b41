import type { EstimateDocument } from './estimate-document.ts';
import { formatNumberWithRevision, type QuotationDocument } from './quotation-document.ts';

/** What a revision of either kind contains. */
export type FrozenDocument = EstimateDocument | QuotationDocument;

export function isQuotation(document: FrozenDocument): document is QuotationDocument {
  return document.kind === 'quotation';
}

/** The amount that the buyer would pay, in paise. */
export function getGrandTotalPaise(document: FrozenDocument): number {
  return isQuotation(document) ? document.figures.totalPaise : document.totals.totalPaise;
}

/** `EST-2026-27-000123.pdf`, `EST-2026-27-000123-R2.pdf`, `EST-2026-27-000123-R2-PF.pdf` */
export function getFileName(document: FrozenDocument): string {
  const name = isQuotation(document) ? formatNumberWithRevision(document) : document.number;
  return `${name.replaceAll(/[/ ]/g, '-')}.pdf`;
}
