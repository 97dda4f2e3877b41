import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { KeyPermission } from '#contract/staff-permissions.ts';
import type { WebhookEvent } from '#contract/webhook-events.ts';
import { bytea, timestamptz } from './columns.ts';

/** Keys with which other software makes the calls of operators. */
export const apiKeys = pgTable('api_keys', {
  id: text().primaryKey(),
  name: text().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  permissions: text().array().$type<KeyPermission[]>().notNull(),
  madeBy: text('made_by').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  lastUsedAt: timestamptz('last_used_at'),
  revokedAt: timestamptz('revoked_at'),
});

/** Addresses that get messages about what happens to quote requests. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: text().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  secret: text().notNull(),
  madeBy: text('made_by').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** Of the first failure since the last message that arrived. */
  failingSince: timestamptz('failing_since'),
  switchedOffAt: timestamptz('switched_off_at'),
  version: integer().notNull().default(1),
});

/** The message to an endpoint about an event, and its outcome. */
export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: text().primaryKey(),
  endpointId: text('endpoint_id').notNull(),
  quoteRequestId: text('quote_request_id').notNull(),
  eventNumber: integer('event_number').notNull(),
  type: text().$type<WebhookEvent>().notNull(),
  /** As it is signed and sent. */
  body: text().notNull(),
  state: text().$type<'waiting' | 'arrived' | 'given_up'>().notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  lastAttemptAt: timestamptz('last_attempt_at'),
  responseStatus: integer('response_status'),
  response: text().notNull().default(''),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
