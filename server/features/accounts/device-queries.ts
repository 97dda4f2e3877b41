import { and, eq, sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { knownDevices } from '#server/platform/database/schema.ts';

/** Remembers that a buyer uses this browser. @returns whether it was known already. */
export async function rememberDevice(
  db: DbExecutor,
  accountId: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const known = await db
    .update(knownDevices)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(knownDevices.accountId, accountId), eq(knownDevices.deviceHash, deviceHash)))
    .returning({ accountId: knownDevices.accountId });
  if (known.length > 0) return true;
  await db.insert(knownDevices).values({ accountId, deviceHash }).onConflictDoNothing();
  return false;
}
