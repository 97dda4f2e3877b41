import { expect, it } from 'vitest';
import { exportProducts } from '#server/features/admin/export-products.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createConnection, type Database } from './connection.ts';
import { retryTransaction } from './transaction.ts';

it.each<[string, (database: Database) => Promise<unknown>]>([
  ['retryTransaction', (database) => retryTransaction(database, async () => 'done')],
  ['exportProducts', (database) => exportProducts(database, async () => undefined)],
])('%s releases and closes the connection when a transaction cannot begin', async (_, run) => {
  const test = await createTestDatabase();
  const { database, pool, close } = createConnection(test.url, () => undefined, 2000);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? Number.NaN;
  process.kill(pid, 'SIGSTOP');
  try {
    await expect(run(database)).rejects.toThrow(/begin/);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  expect(pool.totalCount).toBe(0);
  expect(await run(database)).toBeTruthy();
  await close();
  await test.close();
});
