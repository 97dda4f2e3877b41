import { and, desc, eq, sql } from 'drizzle-orm';
import { advisoryLock } from '#server/platform/database/advisory-lock.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { wishlistEntries } from '#server/platform/database/schema.ts';

export async function selectWishlistEntries(database: Database, accountId: string) {
  return database
    .select({ id: wishlistEntries.id, productId: wishlistEntries.productId })
    .from(wishlistEntries)
    .where(eq(wishlistEntries.accountId, accountId))
    .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.id));
}

/** Lets only one transaction at a time add to the account's wishlist, so that its length is exact. */
export async function lockWishlist(transaction: Transaction, accountId: string) {
  await transaction.execute(sql`select ${advisoryLock(`wishlist ${accountId}`)}`);
}

export async function countWishlistEntries(transaction: Transaction, accountId: string): Promise<number> {
  return transaction.$count(wishlistEntries, eq(wishlistEntries.accountId, accountId));
}

/** @returns whether the entry is new. */
export async function insertWishlistEntry(
  transaction: Transaction,
  entry: typeof wishlistEntries.$inferInsert,
): Promise<boolean> {
  const rows = await transaction
    .insert(wishlistEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: wishlistEntries.id });
  return rows.length > 0;
}

/** Those whose product the other account has too are deleted. */
export async function moveWishlistEntries(transaction: Transaction, fromId: string, intoId: string) {
  await transaction.execute(sql`
    delete from wishlist_entries where account_id = ${fromId}
      and product_id in (select product_id from wishlist_entries where account_id = ${intoId})`);
  await transaction
    .update(wishlistEntries)
    .set({ accountId: intoId })
    .where(eq(wishlistEntries.accountId, fromId));
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
