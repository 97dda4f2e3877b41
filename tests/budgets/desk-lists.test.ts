import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { SESSION_OPTIONS } from '#server/platform/database/connection.ts';
import { recordStatements, type Statement } from '../../bench/record-statements.ts';
import { writeBusyYear } from '../support/busy-desk.ts';
import { startOperatorSession } from '../support/desk.ts';
import { listDeskLists } from '../support/desk-lists.ts';
import { explainStatement } from '../support/explain-statement.ts';
import { getTestPoolerUrl } from '../support/test-postgres.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** What the lists of the desk read in a shop with many quote requests, and one import of many products. */

const REQUESTS = 3000;
const IMPORTED = 100_000;
/** Statements of one call, those about the session and the record of the read included. */
const MAX_STATEMENTS = 8;
/** Pages of 8 KB, of tables and indexes, that one statement reads: about twice as many as the most that one needs. */
const MAX_PAGES = 1000;
/**
 * Pages for the ids of a page of the inbox, and for its counts: by indexes alone, which have all requests in a tenth of
 * their pages.
 */
const MAX_PAGES_OF_INBOX = 80;
/** Words and places have indexes that tell where a request is; to see its state, it is read. */
const MAX_PAGES_BY_WORDS: Record<string, number> = {
  'inbox, a place': 300,
  'inbox, a frequent name': 300,
  // The orders with it as well.
  'inbox, a product': 600,
};

let shop: TestShop;
let token: string;
let explaining: pg.Client;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.stopJobs();
  explaining = new pg.Client({ connectionString: shop.databaseUrl, options: SESSION_OPTIONS });
  await explaining.connect();
  await writeBusyYear(shop.database, REQUESTS);
  await shop.database.execute(sql`
    insert into changes (changed_at, changed_by, kind, subject, before, after)
    select now(), 'Kavita', 'products', 'imported' || n, '{"discount_bps": 0}', '{"discount_bps": 100}'
    from generate_series(1, ${IMPORTED}) as n`);
  await shop.database.execute(sql`vacuum analyze`);
  token = await startOperatorSession(shop, 'owner');
});
afterAll(async () => {
  await explaining.end();
  await shop.close();
});

async function countPages({ text, values }: Statement): Promise<number> {
  if (!/^\s*(select|with)\b/i.test(text)) return 0;
  const { Plan: plan } = await explainStatement(explaining, { text, values }, 'analyze, buffers');
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

describe('a list of the desk', () => {
  it.each(listDeskLists())('reads little: $name', async ({ address }) => {
    const request = () => shop.fetch(address, { headers: { authorization: token } });
    expect((await request()).status).toBe(200);
    const statements = await recordStatements(request);
    expect(statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
    for (const statement of statements) {
      expect(await countPages(statement), statement.text).toBeLessThanOrEqual(MAX_PAGES);
    }
  });
});

describe('the inbox', () => {
  const inboxes = listDeskLists().filter(({ address }) => address.startsWith(api.listQuoteRequests.path));
  it.each(inboxes)('finds and counts requests by indexes: $name', async ({ name, address }) => {
    const statements = await recordStatements(() =>
      shop.fetch(address, { headers: { authorization: token } }),
    );
    const [filtering] = statements.filter(({ text }) => text.includes('matching as'));
    if (!filtering) throw new Error('The inbox was not filtered.');
    expect(await countPages(filtering), filtering.text).toBeLessThanOrEqual(
      MAX_PAGES_BY_WORDS[name] ?? MAX_PAGES_OF_INBOX,
    );
  });

  // A pooler gets statements without their names (docs/decisions/087), so PostgreSQL plans them each time.
  it.skipIf(getTestPoolerUrl()).each(inboxes)(
    'is planned once, and not for each request: $name',
    async ({ address }) => {
      const statements = await recordStatements(() =>
        shop.fetch(address, { headers: { authorization: token } }),
      );
      const unnamed = statements.filter(({ name, text }) => /^\s*(select|with)\b/i.test(text) && !name);
      expect(unnamed.map(({ text }) => text)).toEqual([]);
    },
  );
});

it('what belongs to an order is found by an index: texts are compared alike at both ends of a reference', async () => {
  const { rows } = await explaining.query(`
    select own.attrelid::regclass::text || '.' || own.attname as column
    from pg_constraint
    join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute as other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and own.attcollation <> other.attcollation`);
  expect(rows).toEqual([]);
});
