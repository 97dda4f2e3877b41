import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { calculateWirePrices } from '../../../tests/support/wire-price.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // A part number as manufacturers write it.
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
  it('matches title, description, category, sub-category, brand and specifications', async () => {
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

  it('ranks matching titles before matching descriptions', async () => {
    const titles = await titlesFor('drill', { limit: '200' });
    const withDrill = titles.map((title) => /drill/i.test(title));
    expect(withDrill.lastIndexOf(true)).toBe(withDrill.filter(Boolean).length - 1);
  });

  it('ignores word order, case and the difference between singular and plural', async () => {
    const [a] = await titlesFor('impact drill 13 mm');
    expect((await titlesFor('13 MM Drills IMPACT'))[0]).toBe(a);
  });

  it('matches the last word as a prefix', async () => {
    expect((await titlesFor('cordless dri'))[0]).toMatch(/Cordless Drill/);
  });

  it('finds products with most of the words when none has all', async () => {
    const { products, corrected } = await search('magnetic drill press helmet');
    expect(products[0]?.pro_title).toMatch(/Magnetic Drill Press/);
    expect(corrected).toBeNull();
  });
});

describe('a text inside words', () => {
  it.each([
    ['elding', /weld/i],
    ['mpressor', /compressor/i],
    ['ril', /drill/i],
    ['7018', /E7018/],
    ['allet truck', /pallet truck/i],
  ])('finds the words that have it, as %s does', async (text, expected) => {
    const { products, corrected } = await search(text);
    expect(products[0]?.pro_title).toMatch(expected);
    expect(corrected).toBeNull();
  });

  it('a text inside words is found beside the same text as a word of its own, which comes first', async () => {
    const titles = await titlesFor('proof');
    expect(titles[0]).toMatch(/Shock Proof/);
    expect(titles.slice(1, 4).join()).toMatch(/Flameproof.*Weatherproof|Weatherproof.*Flameproof/);
  });

  it('finds something for any four or more letters of a title', { timeout: 60_000 }, async () => {
    const { products } = await shop.api().listProducts({ query: { limit: '200' } });
    const words = products.flatMap(({ pro_title }) => pro_title.toLowerCase().match(/[a-z]{5,}/g) ?? []);
    const { rows } = await shop.database.execute<{ phrase: string }>(sql`select phrase from search_synonyms`);
    const synonyms = new Set(rows.map(({ phrase }) => phrase));
    const piece = fc
      .tuple(fc.constantFrom(...words), fc.nat(), fc.nat())
      .map(([word, start, length]) => {
        const first = start % (word.length - 3);
        return word.slice(first, first + 4 + (length % (word.length - first - 3)));
      })
      // An s at the end may be a plural's, and three letters are looked for in the most frequent words only.
      .filter((text) => !synonyms.has(text) && !/^[a-z]{3}s$/.test(text));
    await fc.assert(
      fc.asyncProperty(piece, async (text) => {
        const { total, corrected } = await search(text);
        expect(total).toBeGreaterThan(0);
        expect(corrected).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  it('a text inside words is not looked for in an exact search', async () => {
    expect((await search('elding', { exact: 'yes' })).total).toBe(0);
  });

  it('corrects a text as a misspelt word when no product has all words of the search', async () => {
    // Sheet has heet inside, but there is no sheet gun.
    expect((await search('heet gun')).corrected).toBe('heat gun');
  });
});

describe('the order of results', () => {
  it('puts those that only mention the text last, and marks them', async () => {
    const { products } = await search('spanner');
    expect(products[0]?.pro_title).toMatch(/Wrench/);
    const mentioned = products.filter(({ is_mention_only }) => is_mention_only);
    expect(mentioned.map(({ pro_title }) => pro_title).join()).toMatch(/Circular Saw/);
    expect(products.slice(-mentioned.length)).toEqual(mentioned);
  });

  it('puts products that were asked for more often first, but only among equally good matches', async () => {
    const titles = await titlesFor('angle grinder', { limit: '200' });
    const [first, second] = titles.filter((title) => /angle grinder/i.test(title)).reverse();
    const mention = titles.findLast((title) => !/angle grinder/i.test(title)) ?? '';
    for (const [index, title] of [mention, first, second].entries()) {
      await shop.database.execute(sql`
        insert into product_requests select listing_number, ${30 - 10 * index} from products where title = ${title}`);
    }
    expect((await titlesFor('angle grinder')).slice(0, 2)).toEqual([first, second]);
    expect((await titlesFor('angle grinder', { limit: '2' })).slice(0, 2)).toEqual([first, second]);
    await shop.database.execute(sql`delete from product_requests`);
  });
});

describe('a known brand that the catalogue lacks', () => {
  it('a known brand that the catalogue lacks is left out of the search and named', async () => {
    const found = await search('Makita angle grinder');
    expect(found).toMatchObject({ missing_brands: ['Makita'], corrected: 'angle grinder' });
    expect(found.products[0]?.pro_title).toMatch(/Angle Grinder/);
    expect(await search('makita')).toMatchObject({ missing_brands: ['Makita'], corrected: null, total: 0 });
    expect((await search('black & decker drill')).missing_brands).toEqual(['Black+Decker']);
  });

  it('a known brand that the catalogue lacks is searched for as a word in an exact search', async () => {
    expect(await search('makita drill', { exact: 'yes' })).toMatchObject({ missing_brands: [], total: 0 });
  });

  it('a known brand that the catalogue lacks is a word like any other as soon as a product has the brand', async () => {
    await shop.database.execute(sql`update products set brand = 'Makita India' where id = 'gsb'`);
    expect(await search('makita')).toMatchObject({ missing_brands: [], total: 1 });
    await shop.database.execute(sql`update products set brand = 'Kestrel' where id = 'gsb'`);
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
  ])('part and HSN numbers are found as %s', async (text) => {
    expect(await titlesFor(text)).toEqual(['Kestrel GSB-13RE Impact Drill']);
  });

  it('a grade of steel may be written as one word', async () => {
    expect((await search('TMT Fe550D 12mm')).products[0]?.pro_model).toBe('LT550D-12');
  });

  it('part and HSN numbers do not match similar part numbers', async () => {
    expect(await search('GSB-14RE')).toMatchObject({ products: [], total: 0, corrected: null });
    expect(await search('GSC 13RE')).toMatchObject({ products: [], total: 0, corrected: null });
  });

  it('match the whole HSN code or its first four digits', async () => {
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
  ])('%s finds the product meant', async (text, expected) => {
    expect((await titlesFor(text))[0]).toMatch(expected);
  });

  it('hammer drill finds impact drills and rotary hammers', async () => {
    const titles = (await titlesFor('hammer drill')).join();
    expect(titles).toMatch(/Impact Drill/);
    expect(titles).toMatch(/Rotary Hammer/);
  });

  it('Hindi and trade words can be added by the operator', async () => {
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
  ])('%s is corrected to %s', async (text, corrected) => {
    const found = await search(text);
    expect(found.corrected).toBe(corrected);
    expect(found.products.length).toBeGreaterThan(0);
  });

  it.each([
    ['hand gloves 100 pcs', 'hand gloves'],
    ['helmet 25 nos', 'helmet'],
    ['safety shoes 12 pairs', 'safety shoes'],
  ])('the quantity of %s is left out, because it is in no product', async (text, without) => {
    const found = await search(text);
    expect(found.corrected).toBe(without);
    expect(found.total).toBe((await search(without)).total);
    expect(found.total).toBeGreaterThan(1);
    expect((await search(text, { exact: 'yes' })).corrected).toBeNull();
  });

  it('says when no product is called so, but some have a part of it or mention it', async () => {
    for (const text of ['hose clamp', 'cable tie', 'glue gun', 'plasma cutter', 'plywood'])
      expect([text, (await search(text)).is_partial_match]).toEqual([text, true]);
    for (const text of ['angle grinder', 'hose', 'angel grindr', 'qqqwwwzzz'])
      expect([text, (await search(text)).is_partial_match]).toEqual([text, undefined]);
  });

  it.each([
    'grinding wheel',
    'bench vice',
    'hydraulic jack',
    'masking tape',
    'allen key',
    'm12 bolt',
    'aluminium ladder 10 feet',
  ])('finds nothing for %s, of which products share but a word that is not their kind', async (text) => {
    expect(await search(text)).toMatchObject({ products: [], total: 0, corrected: null });
  });

  it.each([
    ['compressor 3 hp', / 2\.5 HP/, /compressor/i],
    ['vazan kanta 100 kg', /TP-300|TP-100|150 kg/, /scale/i],
    ['pallet truck 2.5 ton 685mm', /BP-25|BP-30/, /pallet truck/i],
  ])('of %s, which nothing is, shows the nearest of its kind first', async (text, nearest, kind) => {
    const { products, is_partial_match, words_as_filters } = await search(text, { facets: 'yes' });
    expect(words_as_filters).toBeUndefined();
    expect(is_partial_match).toBe(true);
    expect(products[0]?.pro_title).toMatch(nearest);
    const best = products.slice(0, 2).map(({ pro_title }) => pro_title);
    expect(best.filter((title) => !kind.test(title))).toEqual([]);
  });

  it('says which values of the text each of the nearest does not have', async () => {
    const { products } = await search('pallet truck 2.5 ton 685mm');
    const missing = new Map(products.map((product) => [product.pro_model, product.pro_missing_values]));
    expect([missing.get('BP-25'), missing.get('BP-30N')]).toEqual([['685mm'], ['2.5 ton']]);
    const exact = await search('hand pallet truck 2500 kg');
    expect(exact.products.length).toBeGreaterThan(0);
    expect(exact.products.flatMap((product) => product.pro_missing_values ?? [])).toEqual([]);
  });

  it('says nothing of a correction that changes nothing', async () => {
    expect((await search('7018 3.15')).corrected).toBeNull();
  });

  it('leaves out a word of another trade instead of correcting it to a word that is much shorter', async () => {
    expect((await search('plasma cutter')).corrected).toBe('cutter');
    expect((await search('paani ki motor 1 hp ghar ke liye')).corrected).not.toMatch(/liye|\bke\b/);
  });

  it('misspelt words are not corrected in an exact search', async () => {
    expect(await search('drll machin', { exact: 'yes' })).toMatchObject({ products: [], corrected: null });
    expect((await search('drill', { exact: 'yes' })).total).toBeGreaterThan(0);
  });

  it('misspelt words are corrected to words of headings, shown as they are and not as their synonyms', async () => {
    const { corrected, products } = await search('safty shose');
    expect(corrected).toBe('safety shoe');
    expect(products[0]?.pro_title).toMatch(/Safety Shoes/);
  });

  it('a size is found within the sizes that a product comes in, and not beyond them', async () => {
    const models = async (text: string) => (await search(text)).products.map(({ pro_model }) => pro_model);
    expect(await models('safety shoes size 8')).toEqual(
      expect.arrayContaining(['RS-410', 'RS-620D', 'KS-90N']),
    );
    expect((await models('safety shoes 12 uk')).toSorted()).toEqual(['KS-90N', 'RS-620D']);
    expect(await models('ladies safety shoes size 3')).toEqual(['KS-35L']);
  });

  it.each(['jcb', 'mccb', 'kpi', '<script>', '<drll>', 'VD-14RE'])(
    'are not assumed in %s, which is short, a code or between < and >',
    async (text) => {
      expect(await search(text)).toMatchObject({ products: [], total: 0, corrected: null });
    },
  );

  it('misspelt words are never corrected to a stop word', async () => {
    expect(await search('frrom')).toMatchObject({ products: [], corrected: null, did_you_mean: null });
  });

  it('are not assumed where too much of the word would change', async () => {
    expect(await search('forklift')).toMatchObject({ products: [], corrected: null });
  });

  it('asks “did you mean” for misspelt words that are not corrected, if the similar text finds something', async () => {
    expect((await search('mccb')).did_you_mean).toBe('mcb');
    expect((await search('<drll>')).did_you_mean).toBe('drill');
    expect((await search('qqqwwwzzz')).did_you_mean).toBeNull();
    expect((await search('drill')).did_you_mean).toBeNull();
  });

  it('a short word that only sounds a little like it is neither searched for nor offered', async () => {
    expect(await search('bosch gbh')).toMatchObject({ products: [], did_you_mean: null });
  });

  it('misspelt words are dropped when no word is similar', async () => {
    const found = await search('qqqwwwzzz drill');
    expect(found.corrected).toBe('drill');
    expect(found.total).toBeGreaterThan(0);
    expect(await search('qqqwwwzzz')).toMatchObject({ products: [], total: 0, corrected: null });
  });

  it('misspelt words are not corrected to a word without matches, unless only the filters exclude them', async () => {
    await shop.database.execute(sql`insert into search_synonyms values ('jhumpak', 'gzhel')`);
    expect(await search('jhumpakk')).toMatchObject({ products: [], total: 0, corrected: null });
    const cheap = await search('drll', { max_price: '1' });
    expect(cheap).toMatchObject({ products: [], total: 0, corrected: 'drill' });
  });
});

describe('a filtered and sorted search', () => {
  it('applies the filters and counts facets without their own filter', async () => {
    const all = await search('drill', { limit: '200', facets: 'yes' });
    const brand = all.facets?.brand[0];
    const filtered = await search('drill', {
      brand: brand?.value ?? '',
      sort: 'price-asc',
      limit: '200',
      facets: 'yes',
    });
    expect(filtered.total).toBe(brand?.count);
    expect(new Set(filtered.products.map((product) => product.pro_brand))).toEqual(new Set([brand?.value]));
    expect(filtered.facets?.brand).toEqual(all.facets?.brand);
  });

  it('a filtered and sorted search does not fall back to a looser match when only the filters exclude all products', async () => {
    expect(await search('magnetic drill', { max_price: '1' })).toMatchObject({ products: [], total: 0 });
  });
});

describe('a price in words', () => {
  it('a price in words is a filter of prices with GST, and is returned with the rest of the text', async () => {
    const { products, price_in_words, total } = await search('drill under 5000', { limit: '200' });
    expect(price_in_words).toEqual({ text: 'drill', min: null, max: 5000 });
    const all = await search('drill', { limit: '200' });
    expect(all.price_in_words).toBeNull();
    expect(products).toEqual(all.products.filter((product) => calculateWirePrices(product).withGst <= 5000));
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(all.total);
  });

  it('finds what the filter finds', async () => {
    const words = await search('safety shoes between 1000 and 4000', { facets: 'yes' });
    const filter = { min_price: '1000', max_price: '4000', price_with_gst: 'yes', facets: 'yes' };
    expect(words).toEqual({
      ...(await search('safety shoes', filter)),
      price_in_words: { text: 'safety shoes', min: 1000, max: 4000 },
      words_as_filters: {
        text: 'safety shoes',
        filters: { min_price: '1000', max_price: '4000', price_with_gst: 'yes' },
      },
    });
  });

  it('gives way to the price filter of the query', async () => {
    const { products } = await search('drill under 5000', { min_price: '20000' });
    expect(products).toEqual((await search('drill', { min_price: '20000' })).products);
  });

  it('lists all products with the filter when nothing else is typed', async () => {
    const { products, total } = await search('under 500', { sort: 'price-asc' });
    const filter = { max_price: '500', price_with_gst: 'yes', sort: 'price-asc' } as const;
    expect(await shop.api().listProducts({ query: filter })).toMatchObject({ products, total });
  });

  it('a price in words is not read in an exact search, and a number with a unit is none', async () => {
    expect(await search('drill under 5000', { exact: 'yes' })).toMatchObject({ price_in_words: null });
    expect((await search('motor under 5 hp')).price_in_words).toBeNull();
  });
});

describe('unusual texts', () => {
  const unusualTexts = [
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
  it.each(unusualTexts.map((text) => ({ text })))(
    'such as $text are searched without an error',
    async ({ text }) => {
      for (const query of [{}, { exact: 'yes' }, { facets: 'yes', sort: 'price-desc' }]) {
        expect((await search(text, query)).total).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it('unusual texts of the maximum length are searched without an error', async () => {
    for (const text of ['a'.repeat(MAX_SEARCH_LENGTH), 'ab '.repeat(66), 'drill '.repeat(33)]) {
      expect((await search(text)).total).toBeGreaterThanOrEqual(0);
    }
  });

  it.each(['\0', 'dr\0ill'])('with a NUL are invalid', async (text) => {
    await expect(search(text)).rejects.toMatchObject({ status: 422 });
  });

  it('generated at random are searched, or are invalid if they have a NUL', { timeout: 60_000 }, async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
      fc.string({ minLength: 1 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        // URL parsing removes the path segments '.' and '..'.
        fc.pre(!/^\.{1,2}$/.test(typed));
        const path = `/api/product/searchProducts/${encodeURIComponent(typed.toWellFormed())}`;
        expect((await shop.fetch(path)).status).toBe(typed.includes('\0') ? 422 : 200);
      }),
      { numRuns: 200 },
    );
  });

  it('over the maximum length are rejected', async () => {
    await expect(search('x'.repeat(10_000))).rejects.toMatchObject({
      status: 422,
      fields: { query: expect.stringContaining(String(MAX_SEARCH_LENGTH)) },
    });
  });
});
