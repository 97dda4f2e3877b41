import type { DbExecutor } from '#server/platform/database/connection.ts';
import { lastRemoval } from '#server/platform/database/schema.ts';

/** When expired data was last removed. */
export async function findLastRemovalAt(database: DbExecutor): Promise<Date | undefined> {
  const rows = await database.select().from(lastRemoval);
  return rows[0]?.removedAt;
}

export async function setLastRemovalAt(database: DbExecutor, removedAt: Date): Promise<void> {
  await database
    .insert(lastRemoval)
    .values({ removedAt })
    .onConflictDoUpdate({ target: lastRemoval.isOnlyRow, set: { removedAt } });
}
