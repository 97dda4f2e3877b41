import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DEMO_LOCK } from '../../demo/load-demo.ts';
import { leaveEmpty, startShop } from '../support/shop-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** Longer than PostgreSQL lets a request's statement wait for a lock or run. */
const SLOW_MS = 6_000;

it('opens a shop whose demo data take longer to load than any request may', async () => {
  const database = await createTestDatabase('template0');
  try {
    const client = await database.pool.connect();
    await client.query(`select pg_advisory_lock(${DEMO_LOCK})`);
    const opening = startShop({ DATABASE_URL: database.url }, leaveEmpty);
    while (!(await isLoading(database))) await sleep(50);
    await sleep(SLOW_MS);
    await client.query(`select pg_advisory_unlock(${DEMO_LOCK})`);
    client.release();
    const shop = await opening;
    try {
      expect((await shop.api().listAds()).result).not.toEqual([]);
    } finally {
      await shop.close();
    }
  } finally {
    await database.close();
  }
});

async function isLoading({ pool }: Awaited<ReturnType<typeof createTestDatabase>>): Promise<boolean> {
  const { rowCount } = await pool.query('select from pg_locks where objid = $1 and not granted', [DEMO_LOCK]);
  return rowCount !== 0;
}
