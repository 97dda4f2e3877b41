import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { addSynonym, removeSynonym } from './change-synonyms.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('synonyms', () => {
  const search = async () =>
    (await shop.api().searchProducts({ params: { query: 'qwertzuiop' }, query: { exact: 'yes' } })).total;

  it('affect searches from when they are added until they are removed', async () => {
    expect(await search()).toBe(0);
    await addSynonym(shop.database, 'meera', { term: 'qwertzuiop', replacement: 'drill' });
    expect(await search()).toBeGreaterThan(0);
    await expect(
      addSynonym(shop.database, 'meera', { term: 'qwertzuiop', replacement: 'drill' }),
    ).rejects.toThrow('already');
    expect(await removeSynonym(shop.database, 'meera', 'qwertzuiop')).toEqual(['drill']);
    expect(await search()).toBe(0);
    await expect(removeSynonym(shop.database, 'meera', 'qwertzuiop')).rejects.toThrow('no such synonym');
  });

  it('are rejected when no search could use them', async () => {
    for (const term of ['one two three four five', '!!']) {
      await expect(addSynonym(shop.database, 'meera', { term, replacement: 'x' })).rejects.toThrow(
        '1 to 4 words',
      );
    }
    const { rows } = await shop.database.execute(sql`select * from search_synonyms where replacement = 'x'`);
    expect(rows).toEqual([]);
  });
});
