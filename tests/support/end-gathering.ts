import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';

/** Lets jobs run now that wait for others to join them. */
export async function endGathering(database: Database): Promise<void> {
  await database.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`,
  );
}
