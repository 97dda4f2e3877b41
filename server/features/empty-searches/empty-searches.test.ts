import { type SQL, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { createEmptySearches, MAX_GATHERED, MAX_WORDS_LENGTH, toWords } from './empty-searches.ts';

let shop: TestShop;
let desk: ReturnType<TestShop['api']>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = shop.api(await startOperatorSession(shop, 'viewer'));
});
afterAll(() => shop.close());

const search = (query: string, more = {}) => shop.api().searchProducts({ params: { query }, query: more });
const listWords = async () =>
  (await desk.listEmptySearches()).searches.map(({ words, count }) => [words, count]);

it('shows a search without a result from the third time on', async () => {
  for (const words of ['Qqqwwwzzz', 'qqqwwwzzz']) await search(words);
  await shop.flushEmptySearches();
  expect(await listWords()).toEqual([]);
  await search(' QQQWWWZZZ');
  await shop.flushEmptySearches();
  expect(await listWords()).toEqual([['qqqwwwzzz', 3]]);
  const [first] = (await desk.listEmptySearches()).searches;
  expect(first?.last_day).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('keeps nothing of a search that finds something, or that only its filter leaves empty', async () => {
  const { products } = await shop.api().listProducts({ query: { limit: '1' } });
  const brand = products[0]?.pro_brand ?? '';
  for (let time = 0; time < 4; time += 1) {
    await search('drill');
    await search(brand, { max_price: '1' });
  }
  await shop.flushEmptySearches();
  expect(await listWords()).toEqual([['qqqwwwzzz', 3]]);
});

it('keeps nothing that may be about a person', async () => {
  for (const text of [
    'asha@buyer.test',
    'zxqv 98300 12345',
    '19AAAAA0000A1Z5',
    'z'.repeat(61),
    '१२३ zxqv',
    '…',
  ])
    expect(toWords(text), text).toBeUndefined();
  expect(toWords('  Angle \t Grinder ')).toBe('angle grinder');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const words = toWords(text);
      if (words === undefined) return;
      expect(words).not.toMatch(/[\p{N}@]/u);
      expect(words.length).toBeLessThanOrEqual(MAX_WORDS_LENGTH);
    }),
  );
});

it('gathers a limited number of different words without a statement, and stores all of them by one', async () => {
  const statements: unknown[] = [];
  const counting = {
    execute: (statement: SQL) => {
      statements.push(statement);
      return shop.database.execute(statement);
    },
  };
  const { note, flush, close } = createEmptySearches(counting as never, pino({ level: 'silent' }));
  const toName = (index: number) => `gathered ${String.fromCharCode(0x4e00 + index)}`;
  for (let index = 0; index < 2 * MAX_GATHERED; index += 1) note(toName(index));
  expect(statements).toEqual([]);
  await flush();
  await flush();
  await close();
  expect(statements).toHaveLength(1);
  const { rows } = await shop.database.execute(
    sql`select 1 from empty_searches where words like 'gathered %'`,
  );
  expect(rows).toHaveLength(MAX_GATHERED);
});

it('adds up over the days, and stores no further words of a day that has very many', async () => {
  await shop.database.execute(sql`
    insert into empty_searches (day, words, count)
    values ('2026-11-01', 'rare', 2), ('2026-11-02', 'rare', 2)`);
  expect(await listWords()).toContainEqual(['rare', 4]);
  await search('xqzvbrkt');
  await shop.flushEmptySearches();
  await shop.database.execute(sql`
    insert into empty_searches (day, words, count)
    select (now() at time zone 'Asia/Kolkata')::date, 'full ' || repeat('a', n % 50) || chr(19968 + n), 1 from generate_series(1, 5000) as n`);
  await search('gzhatsk');
  await search('xqzvbrkt');
  await shop.flushEmptySearches();
  const { rows } = await shop.database.execute(sql`select 1 from empty_searches where words = 'gzhatsk'`);
  expect(rows).toEqual([]);
  const known = await shop.database.execute(sql`select count from empty_searches where words = 'xqzvbrkt'`);
  expect(known.rows).toEqual([{ count: 2 }]);
});
