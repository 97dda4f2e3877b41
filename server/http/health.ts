import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';

/** Whether requests can be served. Throws what the database throws when it does not answer. */
export async function checkHealth(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}
