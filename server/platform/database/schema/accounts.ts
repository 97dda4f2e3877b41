import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CartItems } from '#domain/cart-changes.ts';
import type { Consignee } from '#domain/consignee.ts';
import type { IdentityProof } from '#domain/identity-proof.ts';
import type { SavedLine } from '#domain/saved-list.ts';
import { bytea, timestamptz } from './columns.ts';

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
  /** Null unless an operator has corrected the e-mail address: how, and when, the buyer proved whose it is. */
  identityProof: jsonb('identity_proof').$type<{ proofs: IdentityProof[]; at: string }>(),
  /** Counts the changes of what an operator can edit. */
  version: integer().notNull().default(1),
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

/** One row: how many codes were sent by SMS on the day of the last of them, by the clock in India. */
export const smsCount = pgTable('sms_count', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  day: date().notNull(),
  sent: integer().notNull(),
});

/** A postal address in India; state and district by name. */
export type PostalAddress = { address: string; city: string; district: string; state: string; pin: string };

export const addresses = pgTable('addresses', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  customer: text().notNull(),
  contactName: text('contact_name').notNull(),
  phone: text().notNull(),
  gstin: text().notNull(),
  billing: jsonb().$type<PostalAddress>().notNull(),
  shipping: jsonb().$type<PostalAddress>().notNull(),
  /** Null for a site of the buyer's own. */
  consignee: jsonb().$type<Consignee>(),
  /** What the buyer calls it, such as 'Works'. */
  label: text(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const wishlistEntries = pgTable('wishlist_entries', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  productId: text('product_id').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** The cart of an account, as its devices have changed it. Products may have left the catalogue since. */
export const accountCarts = pgTable('account_carts', {
  accountId: text('account_id').primaryKey(),
  /** Counts the changes. */
  version: integer().notNull(),
  /** Product id → quantity. */
  items: jsonb().$type<CartItems>().notNull(),
});

/** A list that a buyer keeps under a name. Products may have left the catalogue since. */
export const savedLists = pgTable('saved_lists', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull(),
  name: text().notNull(),
  lines: jsonb().$type<SavedLine[]>().notNull(),
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: bigint({ mode: 'number' }),
});
