import { and, desc, eq, getTableColumns, gt, isNull, lte, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { apiKeys } from '#server/platform/database/schema.ts';

const isActive = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, sql`now()`));

const hasName = (name: string) =>
  sql`lower(${apiKeys.name} collate pg_c_utf8) = lower(${name} collate pg_c_utf8)`;

export type ApiKey = Awaited<ReturnType<typeof selectApiKeys>>[number];

/** Those that work first, then the newest. */
export async function selectApiKeys(db: DbExecutor) {
  const { tokenHash: _, ...columns } = getTableColumns(apiKeys);
  return db
    .select({ ...columns, isActive: sql<boolean>`${isActive}` })
    .from(apiKeys)
    .orderBy(desc(sql`${isActive}`), desc(apiKeys.createdAt), apiKeys.id);
}

/** Finds the key that works and has this hash. */
export async function selectActiveKey(db: DbExecutor, tokenHash: Buffer) {
  const rows = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      permissions: apiKeys.permissions,
      isUsedLongAgo: sql<boolean>`coalesce(${apiKeys.lastUsedAt} < now() - interval '1 minute', true)`,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.tokenHash, tokenHash), isActive));
  return rows[0];
}

export async function updateLastUsed(db: DbExecutor, id: string): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(eq(apiKeys.id, id));
}

/** The key of this name, in any case, that was not revoked. */
export async function selectKeyByName(db: DbExecutor, name: string) {
  const rows = await db
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(and(hasName(name), isNull(apiKeys.revokedAt)));
  return rows[0];
}

/** Revokes keys of this name that have expired, so that another one can have it. */
export async function revokeExpiredKeys(transaction: Transaction, name: string): Promise<void> {
  await transaction
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(hasName(name), isNull(apiKeys.revokedAt), lte(apiKeys.expiresAt, sql`now()`)));
}

export async function insertApiKey(
  transaction: Transaction,
  key: typeof apiKeys.$inferInsert,
): Promise<void> {
  await transaction.insert(apiKeys).values(key);
}

/** @returns the key's name; undefined when there is none to revoke. */
export async function updateRevoked(transaction: Transaction, id: string): Promise<string | undefined> {
  const rows = await transaction
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ name: apiKeys.name });
  return rows[0]?.name;
}
