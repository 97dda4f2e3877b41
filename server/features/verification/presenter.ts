import type { WireVerification } from '#contract/verification.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import type { VerifiedQuotation } from './verify-quotation.ts';

export function presentVerification(quotation: VerifiedQuotation): WireVerification {
  const { financialYear, runningNumber, revision, latestRevision, issuedAt, validUntil, standing } =
    quotation;
  return {
    standing,
    estimate_number: formatEstimateNumber(financialYear, runningNumber),
    revision,
    issuedAt,
    valid_until: validUntil,
    latest_revision: latestRevision,
  };
}
