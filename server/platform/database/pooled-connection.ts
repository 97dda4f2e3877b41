import { drizzle } from 'drizzle-orm/node-postgres';
import { type Connection, createPool } from './connection.ts';

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/**
 * A database behind a pooler that gives a connection to another client after each transaction, such as PgBouncer. There
 * is no session to keep settings or prepared statements in: what requests need is set for the role (role-settings.ts),
 * and statements are sent without their names.
 */
export function createPooledConnection(
  poolerUrl: string,
  onConnectionError: (cause: Error) => void,
): Connection {
  const pool = createPool(poolerUrl, onConnectionError, { hasSessions: false });
  pool.on('connect', (client) => {
    const run = client.query.bind(client) as Query;
    const query: Query = (statement, ...rest) => run(removeName(statement), ...rest);
    client.query = query as typeof client.query;
  });
  return { url: poolerUrl, database: drizzle(pool), pool, close: () => pool.end() };
}

function removeName(statement: unknown): unknown {
  const isNamed =
    typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}
