import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createConnection } from './connection.ts';
import { retryTransaction } from './transaction.ts';

it('retryTransaction releases and closes the connection when a transaction cannot begin', async () => {
  const test = await createTestDatabase();
  const { database, pool, close } = createConnection(test.url, () => undefined, 200);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? Number.NaN;
  process.kill(pid, 'SIGSTOP');
  try {
    await expect(retryTransaction(database, async () => 'done')).rejects.toThrow(/begin/);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  expect(pool.totalCount).toBe(0);
  expect(await retryTransaction(database, async () => 'done')).toBe('done');
  await close();
  await test.close();
});
