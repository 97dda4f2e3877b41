import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Connection, createPool } from './connection.ts';

/**
 * What PostgreSQL shows for the pooler's connections, also when the shop has closed and the pooler keeps them. So it
 * does not begin as the names of the shop's own connections, by which a shop counts as open (move-shop.ts).
 */
const POOLED_NAME = 'pooled for udyoghaat';

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/** Sends statements without their names: the pooler's next connection would not know them. */
class ClientWithoutNames extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) =>
    (super.query as Query)(removeName(statement), ...rest)) as pg.Client['query'];
}

/**
 * A database behind a pooler that gives a connection to another client after each transaction, such as PgBouncer. There
 * is no session to keep settings or prepared statements in: what requests need is set for the role (role-settings.ts).
 */
export function createPooledConnection(
  poolerUrl: string,
  onConnectionError: (cause: Error) => void,
): Connection {
  const pool = createPool(poolerUrl, onConnectionError, {
    hasSessions: false,
    applicationName: POOLED_NAME,
    Client: ClientWithoutNames,
  });
  return { url: poolerUrl, database: drizzle(pool), pool, close: () => pool.end() };
}

function removeName(statement: unknown): unknown {
  const isNamed =
    typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}
