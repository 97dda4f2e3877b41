import { IDEMPOTENCY_HOURS } from '#contract/orders.ts';

/**
 * How long what is personal is kept, at least and, but for the hour between two clearings, at most. The privacy policy
 * promises these times and docs/product.md lists them.
 */
export const RETENTION = {
  /** A registration whose link was never followed. */
  registrationDays: 7,
  phoneCodeHours: 1,
  /** A prepared estimate; the quote request makes another one at any time. */
  estimateFileHours: 24,
  idempotencyHours: IDEMPOTENCY_HOURS,
  contactMessageDays: 365,
  /** A mail or message that could not be delivered. */
  undeliveredDays: 14,
  /** A quote request of which nothing was confirmed. */
  unsoldRequestYears: 2,
  /** One that led to a sale, after the financial year it was made in (section 128 of the Companies Act 2013). */
  soldRequestFinancialYears: 8,
} as const;
