import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, timestamptz } from './columns.ts';

/** One row: whether sealed copies of removed personal data are kept. */
export const sealing = pgTable('sealing', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  isOn: boolean('is_on').notNull().default(false),
  /** The public key of age; null until one was given. */
  recipient: text(),
});

/** Rows that triggers have kept, until they are sealed. */
export const removedRows = pgTable('removed_rows', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Its table. */
  source: text().notNull(),
  /** The row as it was. */
  content: jsonb().notNull(),
  removedAt: timestamptz('removed_at').notNull().defaultNow(),
});

/** What was removed, encrypted for a key that the shop does not have. */
export const sealedCopies = pgTable('sealed_copies', {
  /** Of a file: its own. */
  id: text().primaryKey(),
  kind: text().$type<'rows' | 'file'>().notNull(),
  rowCount: integer('row_count').notNull(),
  content: bytea().notNull(),
  sealedAt: timestamptz('sealed_at').notNull().defaultNow(),
});
