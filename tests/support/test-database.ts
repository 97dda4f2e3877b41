import { type Connection, createConnection } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { createPooledConnection } from '#server/platform/database/pooled-connection.ts';
import { SHOP_ROLE } from '#server/platform/embedded-postgres/shop-role.ts';
import { databaseAt, getTestPoolerUrl, getTestPostgresUrl, getTestSuperuserUrl } from './test-postgres.ts';

/** With TEST_POOLER it is used through PgBouncer; `direct`, as well as `url`, leads past it. */
export type TestDatabase = Connection & { direct: Connection };

/**
 * On a busy machine many wait long for a connection or a lock; that they are refused in the end is not what is tested.
 */
const LIMIT_MS = 60_000;

/**
 * A new database with the schema and the demo catalogue, with nothing at all (`template0`), or as another one that
 * nobody is connected to; `close` removes it.
 */
export async function createTestDatabase(template = 'template_shop'): Promise<TestDatabase> {
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
  const direct = createConnection(url, () => undefined, LIMIT_MS);
  const poolerUrl = getTestPoolerUrl();
  const connection = poolerUrl
    ? createPooledConnection(databaseAt(poolerUrl, name), () => undefined)
    : direct;
  for (const { pool } of [direct, connection])
    Object.assign(pool.options, { connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS });
  return {
    ...connection,
    url,
    direct,
    async close() {
      await connection.close();
      if (connection !== direct) await direct.close();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}
