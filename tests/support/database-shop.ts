import { type ShopProcess, startShop } from './shop-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { databaseAt, getTestPoolerUrl } from './test-postgres.ts';

/**
 * A running shop on a database of its own, which the test can change: quicker to start than one with its own
 * PostgreSQL.
 */
export type DatabaseShop = ShopProcess & Pick<TestDatabase, 'database' | 'pool'>;

/** @param environment settings other than the defaults. */
export async function startDatabaseShop(environment: Record<string, string> = {}): Promise<DatabaseShop> {
  const connection = await createTestDatabase();
  const poolerUrl = getTestPoolerUrl();
  const { pathname } = new URL(connection.url);
  const database = poolerUrl
    ? { DATABASE_URL: databaseAt(poolerUrl, pathname.slice(1)), DATABASE_DIRECT_URL: connection.url }
    : { DATABASE_URL: connection.url };
  const shop = await startShop({ ...database, ...environment });
  return {
    ...shop,
    database: connection.database,
    pool: connection.pool,
    async close() {
      await shop.close();
      await connection.close();
    },
  };
}
