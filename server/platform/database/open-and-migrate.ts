import type { Logger } from 'pino';
import { connectDatabase, type DatabaseLocation, logConnectionError } from './connect-database.ts';
import { type Connection, createConnection } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrateJobQueue } from './migrate-job-queue.ts';

/** Connects to the configured database and migrates it to this program's schema. */
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

/** Migrations may take long, so they run on connections without a statement timeout. */
export async function migrateToLatest(url: string, log: Logger): Promise<void> {
  const connection = createConnection(url, logConnectionError(log), 0);
  try {
    await migrate(connection.pool);
    await migrateJobQueue(connection.pool);
  } finally {
    await connection.close();
  }
}
