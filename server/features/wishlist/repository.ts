import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';
import { wishlistEntries } from '#server/platform/database/schema.ts';

export async function selectWishlistEntries(database: Database, accountId: string) {
  return database
    .select({ id: wishlistEntries.id, productId: wishlistEntries.productId })
    .from(wishlistEntries)
    .where(eq(wishlistEntries.accountId, accountId))
    .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.id));
}

/** @returns whether the entry is new. */
export async function insertWishlistEntry(
  database: Database,
  entry: typeof wishlistEntries.$inferInsert,
): Promise<boolean> {
  const rows = await database
    .insert(wishlistEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: wishlistEntries.id });
  return rows.length > 0;
}

/** @returns whether the account had such an entry. */
export async function deleteWishlistEntry(
  database: Database,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await database
    .delete(wishlistEntries)
    .where(and(eq(wishlistEntries.id, id), eq(wishlistEntries.accountId, accountId)))
    .returning({ id: wishlistEntries.id });
  return rows.length > 0;
}
