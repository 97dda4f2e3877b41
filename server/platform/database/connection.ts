import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** The database inside a transaction: what is written with it is written together or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where queries go: the database, or a transaction when more belongs together. */
export type DbExecutor = Database | Transaction;

/**
 * Where single statements that write nothing may go: the database, a transaction or a read replica. It opens no
 * transaction.
 */
export type DbReader = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'with' | '$with' | '$count' | 'execute'
>;

/** The same, but for a transaction: on whichever connection is free. */
export type ReadDatabase = DbReader & { $client: Pick<pg.Pool, 'query'> };

export type Connection = { url: string; database: Database; pool: pg.Pool; close(): Promise<void> };

const MAX_CONNECTIONS = 20;
/** No request waits longer for an answer; a server that hangs is as good as none. */
const REQUEST_TIMEOUT_MS = 5000;

/**
 * Every statement finds its few rows by a key, on a disk without moving parts. Planning one for the very values of each
 * request, or compiling it, takes longer than it takes to run.
 */
const SESSION_OPTIONS = '-c plan_cache_mode=force_generic_plan -c jit=off -c random_page_cost=1.1';

/**
 * @param onConnectionError told when a connection breaks; a request that was using it fails by itself.
 * @param limitMs how long a statement may take; 0 for as long as it likes.
 * @param max how many connections.
 */
export function createPool(
  databaseUrl: string,
  onConnectionError: (cause: Error) => void,
  {
    limitMs: statementTimeoutMs = REQUEST_TIMEOUT_MS,
    max = MAX_CONNECTIONS,
  }: { limitMs?: number; max?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: REQUEST_TIMEOUT_MS,
    query_timeout: statementTimeoutMs,
    idleTimeoutMillis: 30_000,
    application_name: 'udyoghaat',
    options: SESSION_OPTIONS,
  });
  // Said of idle connections a second time, with the whole connection and its secrets, which belongs in no log.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (cause) => {
      if (!pool.ending) onConnectionError(cause);
    }),
  );
  return pool;
}

/** A database to read and write. For the parameters see `createPool`. */
export function createConnection(
  databaseUrl: string,
  onConnectionError: (cause: Error) => void,
  statementTimeoutMs = REQUEST_TIMEOUT_MS,
): Connection {
  const pool = createPool(databaseUrl, onConnectionError, { limitMs: statementTimeoutMs });
  return { url: databaseUrl, database: drizzle(pool), pool, close: () => pool.end() };
}
