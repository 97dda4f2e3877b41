import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { openReadPool } from './read-pool.ts';

it('leaves out a replica that cannot tell which changes it has, says so once, and reads from the primary', async () => {
  const { url, pool, close } = await createTestDatabase();
  // As an Aurora reader answers. What is in this schema comes before PostgreSQL's own function of the name.
  await pool.query(`
    create schema aurora;
    create function aurora.pg_last_wal_replay_lsn() returns pg_lsn language plpgsql as $$
      begin raise feature_not_supported using message = 'Function pg_last_wal_replay_lsn() is currently not supported for Aurora'; end $$;
    do $$ begin execute format('alter role %I in database %I set search_path = aurora, pg_catalog, public', current_user, current_database()); end $$`);
  const lines: { level: number; msg: string; err?: { message: string } }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const reading = openReadPool(url, [url], log);
  try {
    await expect.poll(() => lines).not.toEqual([]);
    // Others would be tried again within a second.
    await sleep(1500);
    expect(lines).toMatchObject([
      {
        msg: 'replica left out: it cannot tell which changes it has',
        err: { message: expect.stringContaining('not supported for Aurora') },
      },
    ]);
    const { rows } = await reading.database.execute(sql`select count(*)::int as count from categories`);
    expect(rows[0]?.count).toBeGreaterThan(0);
    expect(reading.pools.map(({ totalCount }) => totalCount)[0]).toBe(1);
  } finally {
    await reading.close();
    await close();
  }
});
