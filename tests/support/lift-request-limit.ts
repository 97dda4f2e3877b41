import { sql } from 'drizzle-orm';
import { createConnection, type DbExecutor } from '#server/platform/database/connection.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';

/** From now on quote requests are stored as if they were days old, so one buyer can send any number of them. */
export async function liftRequestLimit(database: DbExecutor): Promise<void> {
  await database.execute(sql`
    create function store_as_old() returns trigger language plpgsql as $$
    begin
      new.created_at := new.created_at - interval '2 days';
      return new;
    end $$`);
  await database.execute(sql`
    create trigger store_as_old before insert on quote_requests for each row execute function store_as_old()`);
}

/** The same for the PostgreSQL of a shop. */
export async function liftStoredRequestLimit(dataDir: string): Promise<void> {
  const postgres = await openEmbeddedPostgres(dataDir, () => undefined);
  const { database, close } = createConnection(postgres.url, () => undefined);
  await liftRequestLimit(database);
  await close();
  await postgres.release();
}
