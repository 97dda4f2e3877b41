import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** Brings the job tables, which Graphile Worker owns, to its version. */
export async function migrateJobQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}
