import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReadPool, type ReadPool } from '#server/platform/database/read-pool.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

/** PostgreSQL inlines a function silently or not at all; each call of one that it does not inline costs 0.1 ms. */

let connection: TestDatabase;
let reads: ReadPool;
beforeAll(async () => {
  connection = await createTestDatabase();
  reads = openReadPool(connection.url, [], pino({ level: 'silent' }));
});
afterAll(async () => {
  await reads.close();
  await connection.close();
});

async function explain(query: string): Promise<string> {
  const [pool] = reads.pools as [pg.Pool];
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (verbose) ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('listings_matching is inlined and reads its three indexes, even in a small catalogue', async () => {
  const plan = await explain(`
    select listing_number, score
    from (select 'drill'::tsquery as query offset 0) as text_query
    cross join lateral listings_matching(query, 101, 'drill'::tsquery, preferred => 'drill'::tsquery)`);
  expect(plan).not.toMatch(/Function Scan|Seq Scan/);
  for (const part of ['few', 'more', 'rest']) expect(plan).toContain(`listings_words_${part}_idx`);
});

it('narrowed is inlined', async () => {
  const filters =
    'category_id, sub_category_id, 1::bigint, null, null, null, array[500]::bigint[], null, null';
  expect(await explain(`select narrowed(brand, ${filters}) from listings`)).not.toContain('narrowed(');
});
