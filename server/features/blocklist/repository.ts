import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { blocklist } from '#server/platform/database/schema.ts';

export async function countBlocks(db: DbExecutor, hashes: Buffer[]): Promise<number> {
  return db.$count(blocklist, inArray(blocklist.valueHash, hashes));
}

/** Whether this is blocked, as a part of a larger statement. */
export function isBlockedSql(hash: Buffer): SQL<boolean> {
  return sql<boolean>`exists (select from ${blocklist} where ${blocklist.valueHash} = ${hash}::bytea)`;
}

/** @returns false when it is blocked already. */
export async function insertBlock(db: DbExecutor, block: typeof blocklist.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(blocklist)
    .values(block)
    .onConflictDoNothing({ target: blocklist.valueHash })
    .returning({ id: blocklist.id });
  return rows.length > 0;
}

/** @returns how many there were. */
export async function deleteBlocksByHash(db: DbExecutor, hashes: Buffer[]): Promise<number> {
  const rows = await db
    .delete(blocklist)
    .where(inArray(blocklist.valueHash, hashes))
    .returning({ id: blocklist.id });
  return rows.length;
}

export async function selectBlockIds(db: DbExecutor) {
  return db.select({ id: blocklist.id }).from(blocklist);
}

export async function deleteBlock(db: DbExecutor, id: string) {
  await db.delete(blocklist).where(eq(blocklist.id, id));
}
