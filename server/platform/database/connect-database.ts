import type { Logger } from 'pino';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { type Connection, createConnection } from './connection.ts';
import { assertMigrated } from './migrate.ts';

export type DatabaseLocation = {
  /** Undefined: the embedded PostgreSQL in `dataDir` is used. */
  databaseUrl: string | undefined;
  /** Leads to the same database past the pooler that `databaseUrl` leads through. */
  databaseDirectUrl?: string | undefined;
  dataDir: string;
};

/**
 * Connects to the configured database without migrating it: the one at DATABASE_URL, otherwise the embedded PostgreSQL
 * in the data directory, which is started if needed. The connections have sessions: they lead past a pooler.
 * @param statementTimeoutMs the time limit of a statement, by default that of requests; 0 for none.
 */
export async function connectDatabase(
  location: DatabaseLocation,
  log: Logger,
  statementTimeoutMs?: number,
): Promise<Connection> {
  const url = location.databaseDirectUrl ?? location.databaseUrl;
  const embedded =
    url === undefined
      ? await openEmbeddedPostgres(location.dataDir, (message) => log.warn(message))
      : undefined;
  const connection = createConnection(
    url ?? embedded?.url ?? '',
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

/**
 * Connects to the configured database and changes nothing about its schema.
 * @throws Error when it is not exactly this program's schema.
 */
export async function connectToCurrentSchema(
  location: DatabaseLocation,
  log: Logger,
  statementTimeoutMs?: number,
): Promise<Connection> {
  const connection = await connectDatabase(location, log, statementTimeoutMs);
  try {
    await assertMigrated(connection.pool);
    return connection;
  } catch (cause) {
    await connection.close();
    throw cause;
  }
}

export function logConnectionError(log: Logger): (cause: Error) => void {
  return (cause) => log.warn({ err: cause }, 'database connection lost');
}
