import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** Migrates the tables that Graphile Worker owns to its installed version. */
export async function migrateJobQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}
