import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { addSynonym } from '#server/features/admin/change-synonyms.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  await addOperator(shop, 'catalogue', 'Meera');
  desk = shop.api((await startStaffSession(shop.database, 'test', 'Meera')).token);
});
afterAll(() => shop.close());

const read = async (term: string) => (await desk.getSynonym({ query: { term } })).result;
/** Stores what a term finds, over what is stored now. */
const store = async (term: string, replacements: string[], isOptional = false) => {
  const { version } = await read(term);
  return desk.changeSynonym({ body: { term, replacements, is_optional: isOptional, version } });
};
const search = async (query: string) => (await shop.api().searchProducts({ params: { query } })).total;

describe('a synonym at the desk', () => {
  it('finds a new synonym at once, and no longer when it is undone', async () => {
    expect(await search('qwertzu')).toBe(0);
    await store('qwertzu', ['drill', 'grinder']);
    const { change } = await store('qwertzu', ['grinder', 'welding machine']);
    expect(await read('qwertzu')).toMatchObject({
      replacements: ['grinder', 'welding machine'],
      is_optional: false,
    });
    expect(await search('qwertzu')).toBeGreaterThan(0);
    await desk.undoCatalogueChange({ body: { change: change ?? 0 } });
    expect((await read('qwertzu')).replacements).toEqual(['drill', 'grinder']);
    await store('qwertzu', []);
    expect(await search('qwertzu')).toBe(0);
    await expect(store('qwertzu', [])).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['mixie', ['grinder'], false],
    ['dilli chakki', ['flour mill', 'pulveriser'], false],
    ['hammer', ['rotary hammer'], false],
    ['plumbum', ['no such thing'], false],
    ['zubehoer', ['drill'], true],
    ['gibberisch', [], true],
  ] as const)('finds what was promised before it was saved: %s', async (term, replacements, isOptional) => {
    const wanted = { term, replacements: [...replacements], is_optional: isOptional };
    const before = await desk.tryOutSynonym({ body: wanted });
    expect(before.now.total).toBe(await search(term));
    await store(term, wanted.replacements, isOptional);
    const page = await shop.api().searchProducts({ params: { query: term }, query: { limit: '3' } });
    expect(before.with_synonyms).toEqual({
      total: page.total,
      is_total_exact: page.is_total_exact,
      titles: page.products.map(({ pro_title: title }) => title),
    });
  });

  it('rejects an edit based on an older version, also when a command has changed it', async () => {
    await store('naya naam', ['drill']);
    const { version } = await read('naya naam');
    await addSynonym(shop.database, 'ramesh', { term: 'naya naam', replacement: '' });
    const mine = { term: 'naya naam', replacements: ['saw'], is_optional: false };
    await expect(desk.changeSynonym({ body: { ...mine, version } })).rejects.toMatchObject({
      status: 409,
      conflict: { changed_by: 'ramesh', current: { replacements: ['drill'], is_optional: true } },
    });
    expect((await read('naya naam')).replacements).toEqual(['drill']);
    await store('naya naam', ['saw']);
    expect(await read('naya naam')).toMatchObject({ replacements: ['saw'], is_optional: false });
  });

  it('stores a synonym once when two operators add it at the same time', async () => {
    const bodies = ['drill', 'saw'].map((replacement) => ({
      body: { term: 'zwilling', replacements: [replacement], is_optional: false, version: 0 },
    }));
    const outcomes = await Promise.allSettled(bodies.map((each) => desk.changeSynonym(each)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read('zwilling')).replacements).toHaveLength(1);
  });

  it('rejects a synonym that no search could use, or that another term equals', async () => {
    await expect(store('one two three four five', ['drill'])).rejects.toMatchObject({
      fields: { term: expect.stringContaining('1 to 4 words') },
    });
    await store('schraubwerk', ['drill']);
    await expect(store('Schraubwerks', ['saw'])).rejects.toMatchObject({
      fields: { term: expect.stringContaining('“schraubwerk”') },
    });
  });

  it('a synonym at the desk is listed with all others, a part at a time, and searched for by both its sides', async () => {
    const terms: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<ApiClient['listSynonyms']>> = await desk.listSynonyms({
        query: { limit: '200', ...(after !== null && { after }) },
      });
      terms.push(...page.synonyms.map(({ term }) => term));
      after = page.next;
    } while (after !== null);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).toEqual(expect.arrayContaining(['silai', 'बरमा']));
    for (const q of ['silai machine', 'EWING MACH']) {
      const { synonyms } = await desk.listSynonyms({ query: { q } });
      expect(synonyms.map(({ term }) => term)).toContain('silai machine');
    }
    const { synonyms } = await desk.listSynonyms({ query: { q: 'silai', limit: '200' } });
    expect(synonyms.find(({ term }) => term === 'silai')?.replacements).toEqual(['sewing', 'silai']);
  });
});

describe('a known brand at the desk', () => {
  const missing = async () =>
    (await shop.api().searchProducts({ params: { query: 'Zollinger drill' } })).missing_brands;

  it('a known brand at the desk is named by searches from when it is added, and not after it is removed or that is undone', async () => {
    expect(await missing()).toEqual([]);
    await desk.addKnownBrand({ body: { name: ' Zollinger ' } });
    expect(await missing()).toEqual(['Zollinger']);
    const { brands } = await desk.listKnownBrands({ query: { q: 'zollin' } });
    expect(brands).toEqual([{ name: 'Zollinger', is_in_catalogue: false }]);
    const { change } = await desk.removeKnownBrand({ body: { name: 'Zollinger' } });
    expect(await missing()).toEqual([]);
    await desk.undoCatalogueChange({ body: { change: change ?? 0 } });
    expect(await missing()).toEqual(['Zollinger']);
  });

  it('a known brand at the desk is listed as sold when the catalogue has products by it, a part of the list at a time', async () => {
    const { products } = await shop.api().listProducts({ query: { limit: '1' } });
    const brand = products[0]?.pro_brand ?? '';
    await desk.addKnownBrand({ body: { name: brand } });
    const { brands } = await desk.listKnownBrands({ query: { q: brand } });
    expect(brands).toContainEqual({ name: brand, is_in_catalogue: true });
    const first = await desk.listKnownBrands({ query: { limit: '2' } });
    const second = await desk.listKnownBrands({ query: { limit: '2', after: first.next ?? '' } });
    const names = [...first.brands, ...second.brands].map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
  });
});
