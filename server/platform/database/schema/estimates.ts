import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, paise, timestamptz } from './columns.ts';

export const estimateCounters = pgTable('estimate_counters', {
  financialYear: text('financial_year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** What has happened to a quotation that was sent. */
export type RevisionState = 'sent' | 'superseded' | 'accepted' | 'declined' | 'withdrawn';

/** Estimates and quotations as they were sent, numbered from 0 for each quote request. */
export const quoteRevisions = pgTable('quote_revisions', {
  id: text().primaryKey(),
  quoteRequestId: text('quote_request_id').notNull(),
  number: integer().notNull(),
  madeBy: text('made_by').$type<'buyer' | 'operator' | 'system'>().notNull(),
  document: jsonb().notNull(),
  documentSha256: bytea('document_sha256').notNull(),
  totalPaise: paise('total_paise').notNull(),
  /** Of an estimate: the sum in the quantities that were asked for; null where it is the same, or not known. */
  askedPaise: paise('asked_paise'),
  kind: text().$type<'estimate' | 'quotation'>().notNull().default('estimate'),
  /** Null for estimates. */
  state: text().$type<RevisionState>(),
  /** The first moment at which the offer no longer holds; null for estimates. */
  lapsesAt: timestamptz('lapses_at'),
  /** By which anybody who has the paper can ask whether it is the latest; null for estimates. */
  verifyCode: text('verify_code'),
  /** Whether it was made later than its quote request, from the settings of that time. */
  isRetrospective: boolean('is_retrospective').notNull().default(false),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Estimates that were prepared and not deleted yet. */
export const estimateFiles = pgTable('estimate_files', {
  quoteRequestId: text('quote_request_id').primaryKey(),
  pdf: bytea().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  isDeleted: boolean('is_deleted').notNull().default(false),
});

/** The last drawing of each estimate. */
export const estimateDrawings = pgTable('estimate_drawings', {
  quoteRequestId: text('quote_request_id').primaryKey(),
  /** SHA-256 of the content. */
  fingerprint: bytea().notNull(),
  pdf: bytea().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Logos and signatures on estimates, by the SHA-256 of the operator's file in hexadecimal. */
export const estimatePictures = pgTable('estimate_pictures', {
  sha256: text().primaryKey(),
  png: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
});
