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
});

export const registrations = pgTable('registrations', {
  id: text().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const linkTokens = pgTable('link_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  purpose: text().$type<'activation' | 'reset'>().notNull(),
  registrationId: text('registration_id'),
  accountId: text('account_id'),
  expiresAt: timestamptz('expires_at').notNull(),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  id: text().notNull(),
  device: text().notNull(),
  accountId: text('account_id').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
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
  addedDiscountBps: integer('added_discount_bps').notNull().default(0),
  status: text().$type<OrderStatus>().notNull(),
  rating: real(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    orderId: text('order_id').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
    changedBy: text('changed_by').notNull(),
    reason: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);

export const orderDiscountChanges = pgTable('order_discount_changes', {
  orderId: text('order_id').notNull(),
  addedDiscountBps: integer('added_discount_bps').notNull(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull(),
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

export const estimateFiles = pgTable('estimate_files', {
  quoteRequestId: text('quote_request_id').primaryKey(),
  pdf: bytea().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
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
  alt: text().notNull(),
  categoryId: text('category_id').notNull(),
  position: integer().notNull(),
});

export const ads = pgTable('ads', {
  id: text().primaryKey(),
  type: text().$type<'ONE' | 'TWO'>().notNull(),
  image: text().notNull(),
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
  message: text().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** Null until the operator has dealt with the message. */
  doneAt: timestamptz('done_at'),
});

/** Every change that the operator made; written by triggers. */
export const changes = pgTable('changes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull(),
  kind: text().notNull(),
  subject: text().notNull(),
  label: text(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
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
