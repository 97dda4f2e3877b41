import type { Logger } from 'pino';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { type Connection, createConnection } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrateJobQueue } from './migrate-job-queue.ts';

type DatabaseLocation = {
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
};

/**
 * The configured database as it is: the one at DATABASE_URL, or else our own PostgreSQL under the data directory.
 * @param statementTimeoutMs how long a statement may take; 0 for as long as it likes.
 */
export async function connectDatabase(
  location: DatabaseLocation,
  log: Logger,
  statementTimeoutMs?: number,
): Promise<Connection> {
  const embedded =
    location.databaseUrl === undefined
      ? await openEmbeddedPostgres(location.dataDir, (message) => log.warn(message))
      : undefined;
  const connection = createConnection(
    location.databaseUrl ?? embedded?.url ?? '',
    logConnectionError(log),
    statementTimeoutMs,
  );
  return {
    ...connection,
    async close() {
      await connection.close();
      await embedded?.release();
    },
  };
}

/** The configured database, brought to this program's schema. */
export async function openAndMigrate(
  location: DatabaseLocation,
  log: Logger,
  statementTimeoutMs?: number,
): Promise<Connection> {
  const connection = await connectDatabase(location, log, statementTimeoutMs);
  try {
    await migrateToLatest(connection.url, log);
    return connection;
  } catch (cause) {
    await connection.close();
    throw cause;
  }
}

/** Migrations may take their time, so they have connections without a limit. */
async function migrateToLatest(url: string, log: Logger): Promise<void> {
  const connection = createConnection(url, logConnectionError(log), 0);
  try {
    await migrate(connection.pool);
    await migrateJobQueue(connection.pool);
  } finally {
    await connection.close();
  }
}

function logConnectionError(log: Logger): (cause: Error) => void {
  return (cause) => log.warn({ err: cause }, 'a database connection broke');
}
