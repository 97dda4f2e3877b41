import { and, asc, desc, eq, getTableColumns, gte, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { SHOP_PAGE_KEYS } from '#contract/page-names.ts';
import { storedBrandSql } from '#server/features/settings/repository.ts';
import type { Database, DbExecutor, DbReader, Transaction } from '#server/platform/database/connection.ts';
import {
  ads,
  banners,
  contactLinks,
  contactMessages,
  pageContents,
  settings,
} from '#server/platform/database/schema.ts';

const { isOnlyRow: _, version: __, ...contactColumns } = getTableColumns(contactLinks);

export async function selectContactLinks(db: DbReader) {
  const rows = await db.select(contactColumns).from(contactLinks);
  return rows[0];
}

/** In one statement, as every page needs both. */
export async function selectBrandAndContactLinks(db: DbReader) {
  const rows = await db
    .select({ brand: storedBrandSql, contactLinks: contactColumns })
    .from(settings)
    .leftJoin(contactLinks, sql`true`)
    .where(eq(settings.key, 'seller'));
  if (!rows[0]) throw new Error('The table has no setting seller.');
  return rows[0];
}

/** @param day in India, as `2026-11-08`. */
export async function selectBannersOfDay(db: DbExecutor, day: string) {
  return db.select().from(banners).where(isShownOn(banners, day)).orderBy(asc(banners.position));
}

/** @param day in India, as `2026-11-08`. */
export async function selectAdsOfDay(db: DbExecutor, day: string) {
  return db.select().from(ads).where(isShownOn(ads, day)).orderBy(asc(ads.position));
}

function isShownOn({ shownFrom, shownUntil }: typeof banners | typeof ads, day: string) {
  return and(or(isNull(shownFrom), lte(shownFrom, day)), or(isNull(shownUntil), gte(shownUntil, day)));
}

/** Selects all banners, shown or not. */
export async function selectBanners(db: DbExecutor) {
  return db.select().from(banners).orderBy(asc(banners.position));
}

/** Selects all advertisements, shown or not. */
export async function selectAds(db: DbExecutor) {
  return db.select().from(ads).orderBy(asc(ads.position));
}

export async function selectPageContent(db: DbReader, key: string): Promise<string | undefined> {
  return (await selectPage(db, key))?.content;
}

/** Undefined when nobody has written the page yet. */
export async function selectPage(db: DbReader, key: string) {
  const rows = await db.select().from(pageContents).where(eq(pageContents.key, key));
  return rows[0];
}

/** Selects the further pages that visitors can read: first those with a link in the footer, in its order. */
export async function selectPublishedPages(db: DbReader) {
  const { key, title, content, isPublished, footerPosition } = pageContents;
  return db
    .select({ slug: key, title, isInFooter: sql<boolean>`${footerPosition} is not null` })
    .from(pageContents)
    .where(and(notInArray(key, [...SHOP_PAGE_KEYS]), eq(isPublished, true), ne(content, '')))
    .orderBy(asc(footerPosition), asc(title), asc(key));
}

/** Newest first. */
export async function selectContactMessagesByPhone(db: DbExecutor, phone: string) {
  return db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.phone, phone))
    .orderBy(desc(contactMessages.createdAt));
}

export async function insertContactMessage(
  transaction: Transaction,
  message: typeof contactMessages.$inferInsert,
) {
  await transaction.insert(contactMessages).values(message);
}

export async function countMessagesOfLastHour(db: DbExecutor): Promise<number> {
  return db.$count(contactMessages, sql`created_at > now() - interval '1 hour'`);
}

/** Undefined once the message has been removed. */
export async function selectContactMessage(database: Database, id: string) {
  const rows = await database.select().from(contactMessages).where(eq(contactMessages.id, id));
  return rows[0];
}
