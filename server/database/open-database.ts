import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { migrateJobs } from '#server/jobs/migrate-jobs.ts';
import { type Connection, connect } from './connect.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

/**
 * The configured database, brought to this program's schema: the one at DATABASE_URL, or else our own PostgreSQL under
 * the data directory.
 */
export async function openDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<Connection> {
  const embedded =
    databaseUrl === undefined
      ? await openEmbeddedPostgres(dataDir, (message) => log.warn(message))
      : undefined;
  const url = databaseUrl ?? embedded?.url ?? '';
  const warn = (cause: Error) => log.warn({ err: cause }, 'a database connection broke');
  try {
    await bringUpToDate(url, warn);
  } catch (cause) {
    await embedded?.release();
    throw cause;
  }
  const connection = connect(url, warn);
  return {
    ...connection,
    async close() {
      await connection.close();
      await embedded?.release();
    },
  };
}

/** Migrations may take their time, so they have connections without a limit. */
async function bringUpToDate(url: string, warn: (cause: Error) => void): Promise<void> {
  const connection = connect(url, warn, 0);
  try {
    await migrate(connection.pool);
    await migrateJobs(connection.pool);
  } finally {
    await connection.close();
  }
}
