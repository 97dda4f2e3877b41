import { IDEMPOTENCY_HOURS } from '#contract/orders.ts';

/**
 * How long personal data is kept: exactly, except that deletion runs only once an hour. The privacy policy promises
 * these times and docs/product.md lists them.
 */
export const RETENTION = {
  /** A registration whose link was never followed. */
  registrationDays: 7,
  /** A new e-mail address whose link was never followed. */
  emailChangeDays: 7,
  phoneCodeHours: 1,
  /** A drawn or prepared estimate, which can be prepared again from the quote request at any time. */
  estimateFileHours: 24,
  idempotencyHours: IDEMPOTENCY_HOURS,
  /** A file for a quote request that was not sent. */
  unusedFileHours: 24,
  contactMessageDays: 365,
  /** The record of who read personal data by the operator's commands (rule 6 of the DPDP Rules 2025: a year). */
  personalDataReadDays: 365,
  /** A backup that `npm run backup -- --prune` leaves. */
  backupDays: 30,
  /** CERT-In's directions of 28 April 2022 require 180 days. */
  securityEventDays: 365,
  /** The hash of a browser in which a buyer has logged in, since the last time. */
  knownDeviceDays: 365,
  /** To whom a mail was sent, its subject and what the mail server answered. */
  mailLogDays: 90,
  /** A message to a webhook, and what the endpoint answered. */
  webhookDeliveryDays: 30,
  /** Words that were searched for and found nothing. */
  emptySearchDays: 30,
  /** An encrypted copy of what was removed, if the operator wants them (rule 8(3) of the DPDP Rules 2025: a year). */
  sealedCopyDays: 365,
  /** An e-mail or SMS that could not be delivered. */
  undeliveredDays: 14,
  /** A quote request of which no order was confirmed. */
  unsoldRequestYears: 2,
  /** One that led to a sale, counted from the end of its financial year (section 128 of the Companies Act 2013). */
  soldRequestFinancialYears: 8,
} as const;
