import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#domain/order-status.ts';

/** The tables and columns for the query builder. They are created by the numbered files in migrations/. */

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });
/** Through what the operator made a change; the database takes it from the transaction. */
const changedVia = () => text('changed_via').default(sql`nullif(current_setting('shop.via', true), '')`);

export type Specification = { name: string; value: string };

/** A postal address in India; state and district by name. */
export type PostalAddress = { address: string; city: string; district: string; state: string; pin: string };

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  name: text().notNull(),
  image: text().notNull(),
  position: integer().notNull(),
  words: tsvector().generatedAlwaysAs(sql``),
});

export const subCategories = pgTable('sub_categories', {
  id: text().primaryKey(),
  categoryId: text('category_id').notNull(),
  name: text().notNull(),
  image: text().notNull(),
  position: integer().notNull(),
  words: tsvector().generatedAlwaysAs(sql``),
});

export const products = pgTable('products', {
  id: text().primaryKey(),
  listingNumber: bigint('listing_number', { mode: 'number' }).generatedAlwaysAsIdentity(),
  categoryId: text('category_id').notNull(),
  subCategoryId: text('sub_category_id').notNull(),
  title: text().notNull(),
  description: text().notNull(),
  images: text().array().notNull(),
  imageAlt: text('image_alt').notNull(),
  listPricePaise: paise('list_price_paise').notNull(),
  discountBps: integer('discount_bps').notNull(),
  gstBps: integer('gst_bps').notNull(),
  discountedPricePaise: paise('discounted_price_paise').generatedAlwaysAs(sql``),
  ratings: real().array().notNull(),
  ratingAverage: real('rating_average').generatedAlwaysAs(sql``),
  brochureUrl: text('brochure_url'),
  brand: text().notNull(),
  model: text().notNull(),
  hsn: text().notNull(),
  specifications: jsonb().$type<Specification[]>().notNull(),
  /** Updated by a trigger. */
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
});

/** The columns of products that lists and searches need; triggers keep them up to date. */
export const listings = pgTable('listings', {
  listingNumber: bigint('listing_number', { mode: 'number' }).primaryKey(),
  categoryId: text('category_id').notNull(),
  subCategoryId: text('sub_category_id').notNull(),
  brand: text().notNull(),
  gstBps: integer('gst_bps').notNull(),
  discountBps: integer('discount_bps').notNull(),
  discountedPricePaise: paise('discounted_price_paise').notNull(),
  /** 0 for a product without ratings. */
  rating: real().notNull(),
  /** The words of the product's text, and marks for the filters that match it. */
  words: tsvector().notNull(),
});

/** The number of listings with each filter value, in all (scope ''), per category and per sub-category. */
export const listingCounts = pgTable('listing_counts', {
  scope: text().notNull(),
  kind: text().notNull(),
  value: text().notNull(),
  products: integer().notNull(),
});

/** Every word of the catalogue with the number of products that contain it. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  documents: integer().notNull(),
  frequency: integer().generatedAlwaysAs(sql``),
});

export const searchSynonyms = pgTable('search_synonyms', {
  term: text().notNull(),
  replacement: text().notNull(),
  phrase: text().generatedAlwaysAs(sql``),
});

export const contactLinks = pgTable('contact_links', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  phone: text().notNull(),
  email: text().notNull(),
  address: text().notNull(),
  facebook: text().notNull(),
  linkedin: text().notNull(),
  instagram: text().notNull(),
  twitter: text().notNull(),
  hours: text().notNull().default(''),
  answerTime: text('answer_time').notNull().default(''),
  grievanceName: text('grievance_name').notNull().default(''),
  grievanceEmail: text('grievance_email').notNull().default(''),
});

export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  phone: text(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** What the buyer agreed to by registering; null for accounts that are older than this record. */
  policyVersion: text('policy_version'),
  agreedAt: timestamptz('agreed_at'),
  /** Null unless the operator has blocked the account. */
  blockedAt: timestamptz('blocked_at'),
  blockedReason: text('blocked_reason'),
  /** The account of the same person that this one is part of now. */
  mergedInto: text('merged_into'),
});

/** Who is kept out without having an account. */
export const blocklist = pgTable('blocklist', {
  id: text().primaryKey(),
  kind: text().$type<'email' | 'domain' | 'gstin'>().notNull(),
  valueHash: bytea('value_hash').notNull(),
  reason: text().notNull(),
  blockedAt: timestamptz('blocked_at').notNull().defaultNow(),
});

export const registrations = pgTable('registrations', {
  id: text().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Hash of the device secret of the browser; null when it sent none. */
  deviceHash: bytea('device_hash'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** The SHA-256 of the terms and the privacy policy at that time. */
  policyVersion: text('policy_version'),
});

export const linkTokens = pgTable('link_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  purpose: text().$type<'activation' | 'superseded' | 'reset' | 'email change'>().notNull(),
  registrationId: text('registration_id'),
  accountId: text('account_id'),
  emailChangeId: text('email_change_id'),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** A new e-mail address that is not confirmed yet. */
export const emailChanges = pgTable('email_changes', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  email: text().notNull(),
  deviceHash: bytea('device_hash'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  id: text().notNull(),
  device: text().notNull(),
  accountId: text('account_id').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
});

export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: text('account_id').notNull(),
    deviceHash: bytea('device_hash').notNull(),
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
);

/** What happened to the security of an account, which may have been deleted since. */
export const securityEvents = pgTable('security_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  event: text()
    .$type<
      | 'login'
      | 'login_failed'
      | 'logout'
      | 'session_ended'
      | 'password_changed'
      | 'password_reset'
      | 'phone_changed'
      | 'email_changed'
      | 'accounts_merged'
      | 'account_deleted'
    >()
    .notNull(),
  happenedAt: timestamptz('happened_at').notNull().defaultNow(),
});

export const phoneCodes = pgTable('phone_codes', {
  id: text().primaryKey(),
  accountId: text('account_id'),
  phone: text().notNull(),
  /** Null until the code is sent. */
  codeHash: bytea('code_hash'),
  triesLeft: integer('tries_left').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
});

export const addresses = pgTable('addresses', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  customer: text().notNull(),
  contactName: text('contact_name').notNull(),
  phone: text().notNull(),
  gstin: text().notNull(),
  billing: jsonb().$type<PostalAddress>().notNull(),
  shipping: jsonb().$type<PostalAddress>().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const estimateCounters = pgTable('estimate_counters', {
  financialYear: text('financial_year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

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
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** The id by which the estimate is fetched. Null for `id`, until the link is withdrawn. */
  estimateId: text('estimate_id'),
  estimateLinkWithdrawnAt: timestamptz('estimate_link_withdrawn_at'),
});

export const orders = pgTable('orders', {
  id: text().primaryKey(),
  quoteRequestId: text('quote_request_id').notNull(),
  /** Null once the buyer has deleted the account. */
  accountId: text('account_id'),
  lineNumber: integer('line_number').notNull(),
  productId: text('product_id').notNull(),
  product: jsonb().$type<ProductSnapshot>().notNull(),
  quantity: integer().notNull(),
  unitPriceInclGstPaise: paise('unit_price_incl_gst_paise').notNull(),
  addedDiscountMicroBps: bigint('added_discount_micro_bps', { mode: 'number' }).notNull().default(0),
  status: text().$type<OrderStatus>().notNull(),
  rating: real(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  isSpam: boolean('is_spam').notNull().default(false),
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

/** Estimates as they were sent, numbered from 0 for each quote request. */
export const quoteRevisions = pgTable('quote_revisions', {
  id: text().primaryKey(),
  quoteRequestId: text('quote_request_id').notNull(),
  number: integer().notNull(),
  madeBy: text('made_by').$type<'buyer' | 'operator' | 'system'>().notNull(),
  document: jsonb().notNull(),
  documentSha256: bytea('document_sha256').notNull(),
  totalPaise: paise('total_paise').notNull(),
  /** Whether it was made later than its quote request, from the settings of that time. */
  isRetrospective: boolean('is_retrospective').notNull().default(false),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Estimates that were prepared and not deleted yet. */
export const estimateFiles = pgTable('estimate_files', {
  quoteRequestId: text('quote_request_id').primaryKey(),
  pdf: bytea().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
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

export const pseudonymisationHold = pgTable('pseudonymisation_hold', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  quoteRequests: integer('quote_requests').notNull(),
  heldAt: timestamptz('held_at').notNull().defaultNow(),
});

export const lastRemoval = pgTable('last_removal', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  removedAt: timestamptz('removed_at').notNull().defaultNow(),
});

export const wishlistEntries = pgTable('wishlist_entries', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  productId: text('product_id').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const banners = pgTable('banners', {
  id: text().primaryKey(),
  image: text().notNull(),
  /** For phones; '' when there is no other one. */
  phoneImage: text('phone_image').notNull().default(''),
  alt: text().notNull(),
  categoryId: text('category_id').notNull(),
  position: integer().notNull(),
});

export const ads = pgTable('ads', {
  id: text().primaryKey(),
  type: text().$type<'ONE' | 'TWO'>().notNull(),
  image: text().notNull(),
  /** For phones; '' when there is no other one. */
  phoneImage: text('phone_image').notNull().default(''),
  alt: text().notNull(),
  link: text().notNull(),
  position: integer().notNull(),
});

export const pageContents = pgTable('page_contents', {
  key: text().primaryKey(),
  content: text().notNull(),
});

export const contactMessages = pgTable('contact_messages', {
  id: text().primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text().notNull(),
  email: text(),
  message: text().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** Null until the operator has dealt with the message. */
  doneAt: timestamptz('done_at'),
});

/** The people who run the shop. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  removedAt: timestamptz('removed_at'),
});

/** Every change that the operator made; written by triggers. */
export const changes = pgTable('changes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull(),
  changedVia: text('changed_via'),
  kind: text().notNull(),
  subject: text().notNull(),
  label: text(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
});

/** Personal data that the operator's commands have shown. */
export const personalDataReads = pgTable('personal_data_reads', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  readAt: timestamptz('read_at').notNull().defaultNow(),
  readBy: text('read_by').notNull(),
  readVia: text('read_via'),
  command: text().notNull(),
  recordIds: text('record_ids').array().notNull(),
});

export const mailLog = pgTable('mail_log', {
  id: text().primaryKey(),
  jobId: text('job_id').notNull(),
  kind: text().notNull(),
  payload: jsonb().notNull(),
  quoteRequestId: text('quote_request_id'),
  toAddress: text('to_address').notNull(),
  subject: text().notNull(),
  state: text().$type<'waiting' | 'sent' | 'refused' | 'given_up'>().notNull().default('waiting'),
  tries: integer().notNull().default(1),
  lastReply: text('last_reply').notNull().default(''),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: bigint({ mode: 'number' }),
});

/** A product with the names of its categories, as lists and pages show it and as orders store it. */
export type ProductSnapshot = {
  id: string;
  title: string;
  description: string;
  images: string[];
  imageAlt: string;
  listPricePaise: number;
  discountBps: number;
  gstBps: number;
  ratings: number[];
  brochureUrl: string | null;
  brand: string;
  model: string;
  hsn: string;
  specifications: Specification[];
  categoryId: string;
  categoryName: string;
  subCategoryId: string;
  subCategoryName: string;
};
