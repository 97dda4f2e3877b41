import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
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
  version: integer().notNull().default(1),
});

export const pageContents = pgTable('page_contents', {
  key: text().primaryKey(),
  content: text().notNull(),
  /** '' for the pages that every shop has, which have names of their own. */
  title: text().notNull().default(''),
  /** For search engines; '' for the beginning of the text. */
  description: text().notNull().default(''),
  isPublished: boolean('is_published').notNull().default(true),
  /** Its place among the links of the footer; null for a page without a link there. */
  footerPosition: integer('footer_position'),
  version: integer().notNull().default(1),
});

/** Whole days in India, `2026-11-08`; null for no limit. */
const shownDays = { shownFrom: date('shown_from'), shownUntil: date('shown_until') };

export const banners = pgTable('banners', {
  id: text().primaryKey(),
  image: text().notNull(),
  /** For phones; '' when there is no other one. */
  phoneImage: text('phone_image').notNull().default(''),
  alt: text().notNull(),
  categoryId: text('category_id').notNull(),
  position: integer().notNull(),
  ...shownDays,
  version: integer().notNull().default(1),
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
  ...shownDays,
  version: integer().notNull().default(1),
});

/** The point of a picture that stays visible where it is cropped for phones. */
export const pictureFocuses = pgTable('picture_focuses', {
  /** A path of the shop. */
  address: text().primaryKey(),
  /** In per cent of its width from the left, and of its height from the top. */
  x: smallint().notNull(),
  y: smallint().notNull(),
  version: integer().notNull().default(1),
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

/** Words that were searched for and found nothing, by day in India. */
export const emptySearches = pgTable(
  'empty_searches',
  { day: date().notNull(), words: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);
