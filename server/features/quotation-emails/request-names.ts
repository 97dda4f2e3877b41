import { formatEstimateNumber } from '#domain/financial-year.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import type { MailedRequest } from './repository.ts';

/** `EST/2026-27/000123` */
export function formatNumber({ financialYear, runningNumber }: MailedRequest): string {
  return formatEstimateNumber(financialYear, runningNumber);
}

/** `EST/2026-27/000123 R2` */
export function formatRevision({ number, revision }: QuotationDocument): string {
  return `${number} R${revision}`;
}

/** `Asha Rao, Purchase Manager` */
export function formatName(name: string, designation: string): string {
  return [name, designation].filter(Boolean).join(', ');
}
