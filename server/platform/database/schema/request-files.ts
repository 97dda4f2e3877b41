import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { RequestFileType } from '#domain/request-file.ts';
import { bytea, timestamptz } from './columns.ts';

/** Files of quote requests. The content is in DATA_DIR. */
export const requestFiles = pgTable('request_files', {
  id: text().primaryKey(),
  /** Of the quote request, anyone who sent it. */
  accountId: text('account_id').notNull(),
  /** Null until it is part of a quote request. */
  quoteRequestId: text('quote_request_id'),
  name: text().notNull(),
  type: text().$type<RequestFileType>().notNull(),
  byteCount: integer('byte_count').notNull(),
  sha256: bytea().notNull(),
  /** Of the message that it was sent with. */
  messageId: text('message_id'),
  sentBy: text('sent_by').$type<'buyer' | 'link' | 'operator'>().notNull().default('buyer'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
