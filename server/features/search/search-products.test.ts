import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // A part number as makers write them.
  await shop.database.execute(sql`
    insert into products (id, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
      discount_bps, gst_bps, brand, model, hsn, specifications)
    select 'gsb', category_id, sub_category_id, 'Kestrel GSB-13RE Impact Drill', 'With a case.', images, image_alt, 100000,
      0, 1800, 'Kestrel', 'GSB-13RE', '84672100', '[]' from products order by listing_number limit 1`);
});
afterAll(() => shop.close());

const search = (text: string, query: Record<string, string | string[]> = {}) =>
  shop.api().searchProducts({ params: { query: text }, query });
const titlesFor = async (text: string, query?: Record<string, string>) =>
  (await search(text, query)).products.map((product) => product.pro_title);

describe('a search', () => {
  it('looks at title, description, category, sub-category, brand and specifications', async () => {
    for (const text of [
      'magnetic drill press',
      'annular cutters',
      'Power Tools',
      'rotary hammers',
      'Himveer',
      'MT2',
    ]) {
      expect((await search(text)).total, text).toBeGreaterThan(0);
    }
  });

  it('shows titles that fit before descriptions that do', async () => {
    const titles = await titlesFor('drill', { limit: '200' });
    const withDrill = titles.map((title) => /drill/i.test(title));
    expect(withDrill.lastIndexOf(true)).toBe(withDrill.filter(Boolean).length - 1);
  });

  it('takes words in any order, capitals or not, singular or plural', async () => {
    const [a] = await titlesFor('impact drill 13 mm');
    expect((await titlesFor('13 MM Drills IMPACT'))[0]).toBe(a);
  });

  it('takes the last word as a beginning', async () => {
    expect((await titlesFor('cordless dri'))[0]).toMatch(/Cordless Drill/);
  });

  it('shows what has most of the words when nothing has all', async () => {
    const { products, corrected } = await search('magnetic drill press helmet');
    expect(products[0]?.pro_title).toMatch(/Magnetic Drill Press/);
    expect(corrected).toBeNull();
  });
});

describe('part and HSN numbers', () => {
  it.each([
    'GSB-13RE',
    'gsb 13 re',
    'gsb13re',
    'GSB 13RE',
    'gsb13 re',
    'Gsb-13',
    'kestrel gsb 13re drill',
    'gsb/13/re',
  ])('are found as %s', async (text) => {
    expect(await titlesFor(text)).toEqual(['Kestrel GSB-13RE Impact Drill']);
  });

  it('are not taken for others that are nearly the same', async () => {
    expect(await search('GSB-14RE')).toMatchObject({ products: [], total: 0, corrected: null });
    expect(await search('GSC 13RE')).toMatchObject({ products: [], total: 0, corrected: null });
  });

  it('fit by the whole HSN code or its first four digits', async () => {
    for (const text of ['84672100', '8467', 'HSN 84672100', '8467.21.00']) {
      const { products } = await search(text, { limit: '200' });
      expect(products.length, text).toBeGreaterThan(3);
      expect(
        products.every(({ pro_hsn }) => pro_hsn.startsWith('8467')),
        text,
      ).toBe(true);
    }
  });
});

describe('Hindi and trade words', () => {
  it.each([
    ['ड्रिल', /Drill/],
    ['सिलाई मशीन', /Silai|Lockstitch|Zigzag/],
    ['silai mashin', /Silai|Lockstitch|Zigzag/],
    ['tarazu', /Scale|Balance/],
    ['सरिया', /TMT/],
    ['ग्राइंडर', /Grinder/],
  ])('%s finds what it stands for', async (text, expected) => {
    expect((await titlesFor(text))[0]).toMatch(expected);
  });

  it('can be added by the operator', async () => {
    expect((await search('gzhatsk')).total).toBe(0);
    await shop.database.execute(sql`insert into search_synonyms values ('Gzhatsk', 'angle grinder')`);
    expect((await titlesFor('gzhatsk'))[0]).toMatch(/Angle Grinder/);
  });
});

describe('misspelt words', () => {
  it.each([
    ['drll machin', 'drill machine'],
    ['angel grinderr', 'angle grinder'],
    ['submersable pmup', 'submersible pump'],
    ['kompresor', 'compressor'],
    ['saftey helmat', 'safety helmet'],
  ])('%s is taken for %s', async (text, corrected) => {
    const found = await search(text);
    expect(found.corrected).toBe(corrected);
    expect(found.products.length).toBeGreaterThan(0);
  });

  it('are left alone when the text is wanted as it stands', async () => {
    expect(await search('drll machin', { exact: 'yes' })).toMatchObject({ products: [], corrected: null });
    expect((await search('drill', { exact: 'yes' })).total).toBeGreaterThan(0);
  });

  it('are left out when nothing is like them', async () => {
    const found = await search('qqqwwwzzz drill');
    expect(found.corrected).toBe('drill');
    expect(found.total).toBeGreaterThan(0);
    expect(await search('qqqwwwzzz')).toMatchObject({ products: [], total: 0, corrected: null });
  });

  it('are not taken for a word that nothing is found by either, only by what narrows the list', async () => {
    await shop.database.execute(sql`insert into search_synonyms values ('jhumpak', 'gzhel')`);
    expect(await search('jhumpakk')).toMatchObject({ products: [], total: 0, corrected: null });
    const cheap = await search('drll', { max_price: '1' });
    expect(cheap).toMatchObject({ products: [], total: 0, corrected: 'drill' });
  });
});

describe('a search that is narrowed and sorted', () => {
  it('holds the choices and the order', async () => {
    const all = await search('drill', { limit: '200', facets: 'yes' });
    const brand = all.facets?.brand[0];
    const narrowed = await search('drill', {
      brand: brand?.value ?? '',
      sort: 'price-asc',
      limit: '200',
      facets: 'yes',
    });
    expect(narrowed.total).toBe(brand?.count);
    expect(new Set(narrowed.products.map((product) => product.pro_brand))).toEqual(new Set([brand?.value]));
    expect(narrowed.facets?.brand).toEqual(all.facets?.brand);
  });

  it('does not look for less when only the choices leave nothing', async () => {
    expect(await search('magnetic drill', { max_price: '1' })).toMatchObject({ products: [], total: 0 });
  });
});

describe('strange texts', () => {
  const strange = [
    '%',
    '_',
    '\\',
    "'",
    '"',
    "' or 1=1 --",
    '&|!()<->:*',
    "a' & 'b",
    'drill:*',
    '!drill',
    '\0',
    'dr\0ill',
    '😀',
    '😀 drill',
    'مثقاب كهربائي',
    '\u202edrill',
    '...',
    '-',
    '--',
    '१२३',
    '½ inch',
    '\n\t',
  ];
  it.each(strange.map((text) => ({ text })))('like $text get an answer', async ({ text }) => {
    for (const query of [{}, { exact: 'yes' }, { facets: 'yes', sort: 'price-desc' }]) {
      expect((await search(text, query)).total).toBeGreaterThanOrEqual(0);
    }
  });

  it('as long as may be get an answer', async () => {
    for (const text of ['a'.repeat(MAX_SEARCH_LENGTH), 'ab '.repeat(66), 'drill '.repeat(33)]) {
      expect((await search(text)).total).toBeGreaterThanOrEqual(0);
    }
  });

  it('of any kind get an answer', { timeout: 60_000 }, async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
      fc.string({ minLength: 1 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        // '.' and '..' are no path segments.
        fc.pre(!/^\.{1,2}$/.test(typed));
        const path = `/api/product/searchProducts/${encodeURIComponent(typed.toWellFormed())}`;
        expect((await shop.fetch(path)).status).toBe(200);
      }),
      { numRuns: 200 },
    );
  });

  it('that nobody types are refused', async () => {
    await expect(search('x'.repeat(10_000))).rejects.toMatchObject({
      status: 422,
      fields: { query: expect.stringContaining(String(MAX_SEARCH_LENGTH)) },
    });
  });
});
