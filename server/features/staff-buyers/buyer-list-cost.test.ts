import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { selectBuyerPage } from './buyer-list-queries.ts';

const ACCOUNTS = 10_000;

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
  await shop.database.execute(sql`
    insert into accounts (id, email, name, password_hash, phone, created_at)
    select 'account' || n, 'person' || n || '@firm' || n % 997 || '.example', 'Person ' || n, '', (9000000000 + n)::text,
      now() - make_interval(mins => n)
    from generate_series(1, ${ACCOUNTS}) as n`);
  await shop.database.execute(sql`
    insert into quote_requests (
      id, account_id, financial_year, running_number, customer, contact_name, email, phone, gstin, billing, shipping, created_at)
    select 'request' || n, 'account' || n, '2026-27', 100000 + n, 'Works ' || n % 4999, 'Person ' || n,
      'person' || n || '@firm.example', (9000000000 + n)::text, '19AAAAA' || lpad((n % 10000)::text, 4, '0') || 'A1Z5', '{}', '{}',
      now() - make_interval(mins => n)
    from generate_series(1, ${ACCOUNTS}) as n`);
  // As autovacuum does: new entries of the indexes are sorted in.
  await shop.database.execute(sql`vacuum analyze accounts, quote_requests, addresses`);
});
afterAll(() => shop.close());

/** Pages of tables and indexes that the list reads, which do not depend on how busy the machine is. */
async function countPagesRead(text: string | undefined, after?: string): Promise<number> {
  let pages = 0;
  const explaining: Pick<DbExecutor, 'execute'> = {
    execute: (async (statement: SQL) => {
      const { rows } = await shop.database.execute<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
        sql`explain (analyze, buffers, format json) ${statement}`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
      return { rows: [] };
    }) as never,
  };
  await selectBuyerPage(explaining as DbExecutor, { text, isBlocked: false, after }, 31);
  return pages;
}

it.each([
  ['an e-mail address', 'person777@'],
  ['a phone number', '+91 90000 00777'],
  ['a GSTIN', '19AAAAA0777A1Z5'],
  ['a firm', 'works 777'],
])('finds %s among 10,000 accounts by the indexes', async (_what, text) => {
  // One after the other, the tables have more than 350 pages.
  expect(await countPagesRead(text)).toBeLessThan(300);
});

it('finds a name that many have at the cost of reading those who have it', async () => {
  expect(await countPagesRead('person 77')).toBeLessThan(1000);
});

it('reads a page of the list at the same cost, however far down it is', async () => {
  const first = await countPagesRead(undefined);
  expect(first).toBeLessThan(500);
  expect(await countPagesRead(undefined, 'account9000')).toBeLessThan(first + 50);
});
