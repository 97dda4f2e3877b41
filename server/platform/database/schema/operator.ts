import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SettingKey } from '#contract/shop-settings.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { bytea, timestamptz } from './columns.ts';

/** The people who run the shop. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  name: text().notNull(),
  role: text().$type<StaffRole>().notNull(),
  version: integer().notNull().default(1),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  removedAt: timestamptz('removed_at'),
});

/** Settings that operators change while the shop runs. */
export const settings = pgTable('settings', {
  key: text().$type<SettingKey>().primaryKey(),
  /** Null where the environment sets it. */
  value: jsonb().$type<object>(),
  version: integer().notNull().default(1),
});

/** Sessions of operators for the calls of the contract: of a program with its token, or of the desk in a browser. */
export const staffSessions = pgTable('staff_sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  staffId: text('staff_id').notNull(),
  kind: text().$type<'token' | 'desk'>().notNull().default('token'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
  provedAt: timestamptz('proved_at'),
  id: uuid().notNull().defaultRandom(),
  device: text().notNull().default(''),
});

export const staffLinks = pgTable('staff_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  staffId: text('staff_id').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
});

export const staffPasskeys = pgTable('staff_passkeys', {
  id: text().primaryKey(),
  staffId: text('staff_id').notNull(),
  name: text().notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull().default([]),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  lastUsedAt: timestamptz('last_used_at'),
});

export const staffTotp = pgTable('staff_totp', {
  staffId: text('staff_id').primaryKey(),
  secret: bytea(),
  confirmedAt: timestamptz('confirmed_at'),
  lastPeriod: bigint('last_period', { mode: 'number' }).notNull().default(0),
  nextSecret: bytea('next_secret'),
});

export const staffRecoveryCodes = pgTable('staff_recovery_codes', {
  codeHash: bytea('code_hash').primaryKey(),
  staffId: text('staff_id').notNull(),
  usedAt: timestamptz('used_at'),
});

export const staffChallenges = pgTable('staff_challenges', {
  challenge: text().primaryKey(),
  staffId: text('staff_id'),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Filters of the inbox under a name. */
export const savedViews = pgTable('saved_views', {
  id: text().primaryKey(),
  staffId: text('staff_id').notNull(),
  name: text().notNull(),
  /** The query of the inbox's address. */
  filter: text().notNull(),
  isShared: boolean('is_shared').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** What happened to the security of the desk. */
export const staffSecurityEvents = pgTable('staff_security_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  staffId: text('staff_id'),
  event: text()
    .$type<
      | 'login'
      | 'login_failed'
      | 'logout'
      | 'session_ended'
      | 'proof'
      | 'proof_failed'
      | 'link_used'
      | 'recovery_code_used'
      | 'recovery_codes_renewed'
      | 'passkey_added'
      | 'passkey_removed'
      | 'totp_set_up'
      | 'totp_removed'
    >()
    .notNull(),
  address: text().notNull(),
  happenedAt: timestamptz('happened_at').notNull().defaultNow(),
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
  /** Of the row after the change; null for tables without versions. */
  version: integer(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
});

/** The changes of one kind that an operator made at one moment, counted by a trigger. */
export const changeSets = pgTable('change_sets', {
  firstNumber: bigint('first_number', { mode: 'number' }).notNull(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
  changedAt: timestamptz('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  changedVia: text('changed_via'),
  kind: text().notNull(),
  verb: text().$type<'added' | 'changed' | 'removed'>().notNull(),
  count: integer().notNull(),
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

/** How the shop's own backups, and the checks whether one can be restored, have ended. */
export const backupOutcomes = pgTable('backup_outcomes', {
  kind: text().$type<'backup' | 'check'>().primaryKey(),
  succeededAt: timestamptz('succeeded_at'),
  /** The backup that was written, or restored without fault, at the last success. */
  backupName: text('backup_name'),
  /** The last failure, and why. */
  failedAt: timestamptz('failed_at'),
  reason: text(),
  /** When the operator got a mail about failures since the last success. */
  mailedAt: timestamptz('mailed_at'),
});
