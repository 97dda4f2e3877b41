import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database, DbExecutor, DbReader, Transaction } from '#server/platform/database/connection.ts';
import {
  ads,
  banners,
  contactLinks,
  contactMessages,
  pageContents,
} from '#server/platform/database/schema.ts';

export async function selectContactLinks(db: DbReader) {
  const { isOnlyRow: _, ...columns } = getTableColumns(contactLinks);
  const rows = await db.select(columns).from(contactLinks);
  return rows[0];
}

export async function selectBanners(db: DbExecutor) {
  return db.select().from(banners).orderBy(asc(banners.position));
}

export async function selectAds(db: DbExecutor) {
  return db.select().from(ads).orderBy(asc(ads.position));
}

export async function selectPageContent(database: Database, key: string): Promise<string | undefined> {
  const rows = await database
    .select({ content: pageContents.content })
    .from(pageContents)
    .where(eq(pageContents.key, key));
  return rows[0]?.content;
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
