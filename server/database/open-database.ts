import type { Logger } from 'pino';
import { migrateJobs } from '#server/jobs/migrate-jobs.ts';
import { type Connection, connect } from './connect.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

type DatabaseLocation = {
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
};

/**
 * The configured database as it is: the one at DATABASE_URL, or else our own PostgreSQL under the data directory.
 * @param limitMs how long a statement may take; 0 for as long as it likes.
 */
export async function joinDatabase(at: DatabaseLocation, log: Logger, limitMs?: number): Promise<Connection> {
  const embedded =
    at.databaseUrl === undefined
      ? await openEmbeddedPostgres(at.dataDir, (message) => log.warn(message))
      : undefined;
  const connection = connect(at.databaseUrl ?? embedded?.url ?? '', warnOfBreak(log), limitMs);
  return {
    ...connection,
    async close() {
      await connection.close();
      await embedded?.release();
    },
  };
}

/** The configured database, brought to this program's schema. */
export async function openDatabase(at: DatabaseLocation, log: Logger, limitMs?: number): Promise<Connection> {
  const connection = await joinDatabase(at, log, limitMs);
  try {
    await bringUpToDate(connection.url, log);
    return connection;
  } catch (cause) {
    await connection.close();
    throw cause;
  }
}

/** Migrations may take their time, so they have connections without a limit. */
async function bringUpToDate(url: string, log: Logger): Promise<void> {
  const connection = connect(url, warnOfBreak(log), 0);
  try {
    await migrate(connection.pool);
    await migrateJobs(connection.pool);
  } finally {
    await connection.close();
  }
}

function warnOfBreak(log: Logger): (cause: Error) => void {
  return (cause) => log.warn({ err: cause }, 'a database connection broke');
}
