import { type ShopProcess, startShop } from './shop-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A running shop on a database of its own, which the test can change: quicker to start than one with its own PostgreSQL. */
export type DatabaseShop = ShopProcess & Pick<TestDatabase, 'database' | 'pool'>;

/** @param environment settings other than the defaults. */
export async function startDatabaseShop(environment: Record<string, string> = {}): Promise<DatabaseShop> {
  const connection = await createTestDatabase();
  const shop = await startShop({ DATABASE_URL: connection.url, ...environment });
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
