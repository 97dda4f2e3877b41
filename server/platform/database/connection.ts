import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** The database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Runs queries: the database itself or a transaction. */
export type DbExecutor = Database | Transaction;

/**
 * Runs single statements that write nothing: the database, a transaction or a read replica. It cannot open a
 * transaction.
 */
export type DbReader = Pick<
  Database,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'with' | '$with' | '$count' | 'execute'
>;

/** A `DbReader` that is not a transaction: statements run on any free connection. */
export type ReadDatabase = DbReader & { $client: Pick<pg.Pool, 'query'> };

export type Connection = { url: string; database: Database; pool: pg.Pool; close(): Promise<void> };

const MAX_CONNECTIONS = 20;
/**
 * The limit for connecting and for the answer to a statement, so that a server that hangs counts as unavailable. One
 * that does not hang ends the statement before (role-settings.ts).
 */
const REQUEST_TIMEOUT_MS = 5500;

/**
 * Every statement finds a few rows by a key, on a solid-state disk. Planning it for the values of each request, or
 * compiling it, would take longer than running it.
 */
export const PLANNER_SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  random_page_cost: '1.1',
};
export const SESSION_OPTIONS = Object.entries(PLANNER_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/**
 * @param statementTimeoutMs for work that nobody waits for at a screen, instead of the limits that the role has for
 * requests.
 */
function getSessionOptions(options: string, statementTimeoutMs: number | undefined): string {
  if (statementTimeoutMs === undefined) return options;
  return `${options} -c statement_timeout=${statementTimeoutMs} -c lock_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=${statementTimeoutMs}`;
}

/**
 * @param onConnectionError called when a connection is lost; a statement that uses it fails on its own.
 * @param statementTimeoutMs by default the limit for requests; 0 for no timeout.
 * @param max the maximum number of connections.
 * @param applicationName what PostgreSQL shows for these connections.
 * @param Client what its connections are made of.
 * @param hasSessions false behind a pooler, which refuses settings of a session; those of the role apply.
 */
export function createPool(
  databaseUrl: string,
  onConnectionError: (cause: Error) => void,
  {
    statementTimeoutMs,
    max = MAX_CONNECTIONS,
    applicationName = 'udyoghaat',
    sessionOptions = SESSION_OPTIONS,
    hasSessions = true,
    Client = pg.Client,
  }: {
    statementTimeoutMs?: number | undefined;
    max?: number;
    applicationName?: string | undefined;
    sessionOptions?: string;
    hasSessions?: boolean;
    Client?: typeof pg.Client;
  } = {},
): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: REQUEST_TIMEOUT_MS,
    query_timeout: statementTimeoutMs ?? REQUEST_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    application_name: applicationName,
    options: hasSessions ? getSessionOptions(sessionOptions, statementTimeoutMs) : undefined,
  });
  // pg-pool repeats the error of an idle connection with the whole client and its secrets, which must not be logged.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (cause) => {
      if (!pool.ending) onConnectionError(cause);
    }),
  );
  return pool;
}

/** A database for reading and writing. See `createPool` for the parameters. */
export function createConnection(
  databaseUrl: string,
  onConnectionError: (cause: Error) => void,
  statementTimeoutMs?: number,
  applicationName?: string,
): Connection {
  const pool = createPool(databaseUrl, onConnectionError, { statementTimeoutMs, applicationName });
  return { url: databaseUrl, database: drizzle(pool), pool, close: () => pool.end() };
}
