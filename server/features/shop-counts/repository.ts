import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';

/** How many there are of a kind in a state: `orders` `Confirmed`. */
export type ShopCount = { kind: 'orders' | 'requests' | 'mails' | 'jobs'; state: string; count: number };

/**
 * Counts what an operator watches: orders by status, quote requests and mails by state, and jobs that wait, run late
 * or have failed for good.
 */
export async function countShop(database: Database): Promise<ShopCount[]> {
  const { rows } = await database.execute<ShopCount>(sql`
    select 'orders' as kind, status::text as state, count(*)::int as count from orders group by status
    union all select 'requests', state, count(*)::int from quote_requests group by state
    union all select 'mails', state, count(*)::int from mail_log group by state
    union all select 'jobs', job_state, count(*)::int
      from (
        select case
          when attempts >= max_attempts then 'failed'
          when run_at < now() - interval '1 minute' then 'late'
          else 'waiting'
        end as job_state
        from graphile_worker.jobs
      ) as jobs group by job_state`);
  return rows;
}
