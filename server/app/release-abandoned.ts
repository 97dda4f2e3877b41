import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';

/** Many times what the longest job takes. */
const ABANDONED_AFTER = '5 minutes';

/**
 * Gives back the jobs of workers that were killed in the middle. Graphile Worker would do so after four hours, too late
 * for a mail.
 */
export async function releaseAbandonedJobs(database: Database): Promise<void> {
  await database.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
    where locked_at < now() - ${ABANDONED_AFTER}::interval
    having count(*) > 0`);
}
