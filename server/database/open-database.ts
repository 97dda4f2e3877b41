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
  const connection = connect(databaseUrl ?? embedded?.url ?? '', (cause) =>
    log.warn({ err: cause }, 'a database connection broke'),
  );
  async function close(): Promise<void> {
    await connection.close();
    await embedded?.release();
  }
  try {
    await migrate(connection.pool);
    await migrateJobs(connection.pool);
  } catch (cause) {
    await close();
    throw cause;
  }
  return { ...connection, close };
}
