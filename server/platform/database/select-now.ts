import { sql } from 'drizzle-orm';
import type { DbExecutor } from './connection.ts';

/** The database's time, from which all timestamps come. */
export async function selectNow(database: DbExecutor): Promise<Date> {
  const { rows } = await database.execute<{ seconds: number }>(
    sql`select extract(epoch from now())::double precision as seconds`,
  );
  return new Date((rows[0]?.seconds ?? Number.NaN) * 1000);
}
