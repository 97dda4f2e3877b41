import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** The database inside a transaction: what is written with it is written together or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Connection = { database: Database; pool: pg.Pool; close(): Promise<void> };

const MAX_CONNECTIONS = 20;
/** No request waits longer for an answer; a server that hangs is as good as none. */
const REQUEST_LIMIT_MS = 5000;

/**
 * @param onBroken told when a connection breaks; a request that was using it fails by itself.
 * @param limitMs how long a statement may take; 0 for as long as it likes.
 */
export function connect(
  databaseUrl: string,
  onBroken: (cause: Error) => void,
  limitMs = REQUEST_LIMIT_MS,
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: REQUEST_LIMIT_MS,
    query_timeout: limitMs,
    idleTimeoutMillis: 30_000,
    application_name: 'udyoghaat',
  });
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return { database: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
