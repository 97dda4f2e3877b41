import { sql } from 'drizzle-orm';
import { IDEMPOTENCY_HOURS } from '#contract/orders.ts';
import type { Database } from '#server/database/connect.ts';

/** Deletes what has run out: it is worthless by then, and some of it is personal. */
export async function removeExpired(database: Database): Promise<void> {
  await database.execute(sql`delete from sessions where expires_at < now()`);
  await database.execute(sql`delete from link_tokens where expires_at < now()`);
  await database.execute(sql`delete from phone_codes where created_at < now() - interval '1 hour'`);
  await database.execute(sql`delete from registrations where created_at < now() - interval '7 days'`);
  await database.execute(sql`delete from estimate_files where created_at < now() - interval '1 day'`);
  await database.execute(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
  await database.execute(
    sql`delete from idempotency_keys where created_at < now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`,
  );
}
