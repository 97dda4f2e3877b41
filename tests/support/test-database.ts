import { type Connection, createConnection } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { createPooledConnection } from '#server/platform/database/pooled-connection.ts';
import { SHOP_ROLE } from '#server/platform/embedded-postgres/shop-role.ts';
import { databaseAt, getTestPoolerUrl, getTestPostgresUrl, getTestSuperuserUrl } from './test-postgres.ts';

export type TestDatabase = Connection;

/** On a busy machine many wait long for a connection or a lock; that they are refused in the end is not what is tested. */
const LIMIT_MS = 60_000;

/** A new database with the schema and the demo catalogue, or with nothing at all; `close` removes it. */
export async function createTestDatabase(
  template: 'template_shop' | 'template0' = 'template_shop',
): Promise<TestDatabase> {
  // Only the superuser may end whatever uses a database that is removed.
  const postgresUrl = getTestSuperuserUrl();
  // On a busy machine creating and removing a database takes longer than any request may: no statement timeout.
  const server = createConnection(postgresUrl, () => undefined, 0);
  const name = `test_${newId().toLowerCase()}`;
  // By default each copied page is written to the log as well: twice the time.
  await server.pool.query(
    `create database ${name} owner ${SHOP_ROLE} template ${template} strategy file_copy`,
  );
  const url = databaseAt(getTestPostgresUrl(), name);
  const poolerUrl = getTestPoolerUrl();
  const connection = poolerUrl
    ? createPooledConnection(databaseAt(poolerUrl, name), () => undefined)
    : createConnection(url, () => undefined, LIMIT_MS);
  connection.pool.options.connectionTimeoutMillis = LIMIT_MS;
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}
