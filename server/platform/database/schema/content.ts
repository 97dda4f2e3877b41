import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

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

export const pageContents = pgTable('page_contents', {
  key: text().primaryKey(),
  content: text().notNull(),
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
