import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ReturnState } from '#domain/dispatch/order-return.ts';
import type { GstinStatus } from '#domain/gstin-check.ts';
import type { Approval } from '#domain/quotation/price-floor.ts';
import type { CounterLine, QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { bytea, paise, timestamptz } from './columns.ts';

const inet = customType<{ data: string }>({ dataType: () => 'inet' });
const quantity = () => numeric({ precision: 12, scale: 3, mode: 'number' });

/** What the operator is preparing for the next revision. */
export const quotationDrafts = pgTable('quotation_drafts', {
  quoteRequestId: text('quote_request_id').primaryKey(),
  terms: jsonb().$type<QuotationTerms>().notNull(),
  version: integer().notNull().default(1),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull(),
  /** Who is editing it; null for nobody. */
  editor: text(),
  editorSince: timestamptz('editor_since'),
  /** Of rates below their floor; null where nobody has asked. */
  approval: jsonb().$type<Approval>(),
});

/** The lowest agreed prices of categories, in basis points of the list price. */
export const priceFloors = pgTable('price_floors', {
  categoryId: text('category_id').primaryKey(),
  bps: integer().notNull(),
  version: integer().notNull().default(1),
});

/** What operators have found about registrations at gst.gov.in. The last check of a GSTIN counts. */
export const gstinChecks = pgTable('gstin_checks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  gstin: text().notNull(),
  status: text().$type<GstinStatus>().notNull(),
  checkedAt: timestamptz('checked_at').notNull().defaultNow(),
  checkedBy: text('checked_by').notNull(),
});

/** Every step of a conversation. Each row's hash covers the hash before it. */
export const quotationEvents = pgTable(
  'quotation_events',
  {
    quoteRequestId: text('quote_request_id').notNull(),
    /** From 1; given by a trigger, as is the hash. */
    number: integer().notNull().default(sql``),
    kind: text().notNull(),
    revisionNumber: integer('revision_number'),
    madeBy: text('made_by').$type<'buyer' | 'operator' | 'system'>().notNull(),
    actor: text().notNull(),
    via: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    hash: bytea().notNull().default(sql``),
  },
  (table) => [primaryKey({ columns: [table.quoteRequestId, table.number] })],
);

/** Who somebody with a link said they are, by the number of the event that is their answer. */
export const quotationAnswerNames = pgTable(
  'quotation_answer_names',
  {
    quoteRequestId: text('quote_request_id').notNull(),
    eventNumber: integer('event_number').notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteRequestId, table.eventNumber] })],
);

/** What the buyer wishes of an offer. */
export const quotationCounters = pgTable('quotation_counters', {
  id: text().primaryKey(),
  quoteRequestId: text('quote_request_id').notNull(),
  revisionNumber: integer('revision_number').notNull(),
  lines: jsonb().$type<CounterLine[]>().notNull(),
  words: text().notNull().default(''),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const quotationAcceptances = pgTable('quotation_acceptances', {
  id: text().primaryKey(),
  revisionId: text('revision_id').notNull(),
  quoteRequestId: text('quote_request_id').notNull(),
  /** Of the lines that were chosen. */
  lineNumbers: integer('line_numbers').array().notNull(),
  totalPaise: paise('total_paise').notNull(),
  how: text().$type<'account' | 'link' | 'word'>().notNull(),
  name: text().notNull(),
  designation: text().notNull().default(''),
  poNumber: text('po_number').notNull().default(''),
  poDate: date('po_date'),
  poFileId: text('po_file_id'),
  linkId: text('link_id'),
  /** Who wrote down an acceptance on the buyer's word. */
  operator: text(),
  /** How the buyer said it. */
  saidBy: text('said_by'),
  address: inet(),
  userAgent: text('user_agent').notNull().default(''),
  documentSha256: bytea('document_sha256').notNull(),
  acceptedAt: timestamptz('accepted_at').notNull().defaultNow(),
  undoneAt: timestamptz('undone_at'),
  undoneBy: text('undone_by'),
});

/** Links to a quotation for people without an account. */
export const quotationLinks = pgTable('quotation_links', {
  id: text().primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  quoteRequestId: text('quote_request_id').notNull(),
  email: text().notNull(),
  mayAnswer: boolean('may_answer').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  revokedAt: timestamptz('revoked_at'),
});

/** What both sides write; internal notes are the operators' own. */
export const quotationMessages = pgTable('quotation_messages', {
  id: text().primaryKey(),
  quoteRequestId: text('quote_request_id').notNull(),
  lineNumber: integer('line_number'),
  revisionNumber: integer('revision_number'),
  author: text().$type<'buyer' | 'operator'>().notNull(),
  /** The operator's name, or the name that somebody with a link gave; '' for the account's own buyer. */
  authorName: text('author_name').notNull().default(''),
  words: text().notNull(),
  isInternal: boolean('is_internal').notNull().default(false),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  readAt: timestamptz('read_at'),
});

/** What has been sent, in part or whole. */
export const shipments = pgTable('shipments', {
  id: text().primaryKey(),
  quoteRequestId: text('quote_request_id').notNull(),
  number: integer().notNull(),
  transporter: text().notNull().default(''),
  lrNumber: text('lr_number').notNull().default(''),
  lrDate: date('lr_date'),
  vehicle: text().notNull().default(''),
  ewayBill: text('eway_bill').notNull().default(''),
  /** Why none is needed, where one would be asked for. */
  ewayBillNotNeeded: text('eway_bill_not_needed').notNull().default(''),
  trackingUrl: text('tracking_url').notNull().default(''),
  packages: integer(),
  weightGrams: bigint('weight_grams', { mode: 'number' }),
  invoiceNumber: text('invoice_number').notNull().default(''),
  invoiceDate: date('invoice_date'),
  invoicePaise: paise('invoice_paise'),
  expectedOn: date('expected_on'),
  sentAt: timestamptz('sent_at').notNull().defaultNow(),
  deliveredAt: timestamptz('delivered_at'),
  receivedBy: text('received_by').notNull().default(''),
  /** For the buyer. */
  note: text().notNull().default(''),
  madeBy: text('made_by').notNull(),
  version: integer().notNull().default(1),
});

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: text('shipment_id').notNull(),
    orderId: text('order_id').notNull(),
    quantity: quantity().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.orderId] })],
);

export const orderReturns = pgTable('order_returns', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  shipmentId: text('shipment_id'),
  quantity: quantity().notNull(),
  reason: text().notNull(),
  askedBy: text('asked_by').$type<'buyer' | 'operator'>().notNull().default('buyer'),
  state: text().$type<ReturnState>().notNull(),
  /** What the seller wrote with the last step. */
  answer: text().notNull().default(''),
  creditNoteNumber: text('credit_note_number').notNull().default(''),
  creditNoteDate: date('credit_note_date'),
  creditNotePaise: paise('credit_note_paise'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
  version: integer().notNull().default(1),
});

/** Texts that operators put into quotations again and again. */
export const textSnippets = pgTable('text_snippets', {
  name: text().primaryKey(),
  kind: text().$type<'delivery' | 'payment' | 'warranty' | 'note'>().notNull(),
  words: text().notNull(),
  /** Among those of its kind, from 0. */
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
});

/** Branches of the seller, beside the head office of the environment. */
export const branches = pgTable('branches', {
  name: text().primaryKey(),
  address: text().notNull(),
  gstin: text().notNull(),
  /** The number of its letter of undertaking; '' for none. */
  lut: text().notNull().default(''),
  version: integer().notNull().default(1),
});

/** Days on which nobody answers, apart from weekly days off. */
export const holidays = pgTable('holidays', {
  day: date().primaryKey(),
  name: text().notNull(),
});
