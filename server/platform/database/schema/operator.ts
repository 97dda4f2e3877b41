import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

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
