import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';

/** Many times the duration of the longest job. */
const ABANDONED_AFTER = '5 minutes';

/**
 * Unlocks the jobs of workers that were killed while running them. Graphile Worker itself does so only after four
 * hours, too late for an e-mail.
 */
export async function releaseAbandonedJobs(database: Database): Promise<void> {
  await database.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
    where locked_at < now() - ${ABANDONED_AFTER}::interval
    having count(*) > 0`);
}
