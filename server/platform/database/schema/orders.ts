import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core';
import type { Consignee } from '#domain/consignee.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { QuotationState } from '#domain/quotation/quotation-state.ts';
import type { Rental, RequestTerms, WishTerms } from '#domain/wish.ts';
import type { PostalAddress } from './accounts.ts';
import type { ProductSnapshot } from './catalogue.ts';
import { bytea, changedVia, paise, timestamptz } from './columns.ts';

/** A wish beyond the orders of a quote request, with its product as it was. */
export type StoredWish = WishTerms & {
  product?: { id: string; title: string; brand: string; model: string };
  text?: string;
  rental?: Rental;
};

export const quoteRequests = pgTable('quote_requests', {
  id: text().primaryKey(),
  /** Null once the buyer has deleted the account. */
  accountId: text('account_id'),
  financialYear: text('financial_year').notNull(),
  runningNumber: integer('running_number').notNull(),
  customer: text().notNull(),
  contactName: text('contact_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  gstin: text().notNull(),
  billing: jsonb().$type<PostalAddress>().notNull(),
  shipping: jsonb().$type<PostalAddress>().notNull(),
  /** Null for a site of the buyer's own. */
  consignee: jsonb().$type<Consignee>(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** The id by which the estimate is fetched. Null for `id`, until the link is withdrawn. */
  estimateId: text('estimate_id'),
  estimateLinkWithdrawnAt: timestamptz('estimate_link_withdrawn_at'),
  /** Beyond the orders; null for none. */
  wishes: jsonb().$type<StoredWish[]>(),
  requestTerms: jsonb('request_terms').$type<RequestTerms>(),
  state: text().$type<QuotationState>().notNull().default('new'),
  /** Counts the steps of the conversation. */
  version: integer().notNull().default(0),
  openedAt: timestamptz('opened_at'),
  /** When the seller first answered. */
  answeredAt: timestamptz('answered_at'),
  decidedAt: timestamptz('decided_at'),
  /** Until when the buyer was promised an answer; null for requests that are older than the promise. */
  answerDueAt: timestamptz('answer_due_at'),
  /** The operator who answers it. */
  assigneeId: text('assignee_id'),
});

/** The sum of each quote request with GST, as triggers keep it. */
export const requestTotals = pgTable('request_totals', {
  quoteRequestId: text('quote_request_id').primaryKey(),
  totalPaise: paise('total_paise').notNull(),
  /** State and time are those of the request. */
  requestState: text('request_state').$type<QuotationState>().notNull(),
  requestedAt: timestamptz('requested_at').notNull(),
});

/** The figures of an order's line in the quotation that was accepted; the line is that of its revision. */
export type QuotedFigures = {
  revisionNumber: number;
  lineNumber: number;
  ratePaise: number;
  taxablePaise: number;
  taxPaise: number;
  totalPaise: number;
};

export const orders = pgTable('orders', {
  id: text().primaryKey(),
  quoteRequestId: text('quote_request_id').notNull(),
  /** Null once the buyer has deleted the account. */
  accountId: text('account_id'),
  lineNumber: integer('line_number').notNull(),
  /** Null for what is not in the catalogue, and for rentals. */
  productId: text('product_id'),
  product: jsonb().$type<ProductSnapshot>().notNull(),
  /** With at most three decimals; of the cart 1 to 5. */
  quantity: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull(),
  unitPriceInclGstPaise: paise('unit_price_incl_gst_paise').notNull(),
  addedDiscountMicroBps: bigint('added_discount_micro_bps', { mode: 'number' }).notNull().default(0),
  status: text().$type<OrderStatus>().notNull(),
  rating: real(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  isSpam: boolean('is_spam').notNull().default(false),
  /** Null if the buyer wants nothing beyond the order. */
  wish: jsonb().$type<WishTerms>(),
  /** Null unless it comes from an accepted quotation. */
  quoted: jsonb().$type<QuotedFigures>(),
});

export const orderStatusChanges = pgTable('order_status_changes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  orderId: text('order_id').notNull(),
  status: text().$type<OrderStatus>().notNull(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull(),
  changedVia: changedVia(),
  reason: text().notNull().default(''),
});

export const orderDiscountChanges = pgTable('order_discount_changes', {
  orderId: text('order_id').notNull(),
  addedDiscountMicroBps: bigint('added_discount_micro_bps', { mode: 'number' }).notNull(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull(),
  changedVia: changedVia(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: text('account_id').notNull(),
    key: text().notNull(),
    bodyHash: bytea('body_hash').notNull(),
    /** The quote request that was created. */
    quoteRequestId: text('quote_request_id').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

export const pseudonymisationHold = pgTable('pseudonymisation_hold', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  quoteRequests: integer('quote_requests').notNull(),
  heldAt: timestamptz('held_at').notNull().defaultNow(),
});

export const lastRemoval = pgTable('last_removal', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  removedAt: timestamptz('removed_at').notNull().defaultNow(),
});
