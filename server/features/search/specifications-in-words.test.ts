import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const search = (
  query: string,
  options: { facets?: 'yes'; exact?: 'yes'; spec?: string[] } = { facets: 'yes' },
) => shop.api().searchProducts({ params: { query }, query: options });

describe('a value in a search', () => {
  it.each([
    ['5 hp motor', 'motor', /^Power:37\d\d(\.\d+)?/],
    ['16 mm tmt', 'tmt', /^Diameter:16$/],
    ['ip66 flood light', 'flood light', /^Protection:IP66$/],
    ['three phase motor', 'motor', /^Phase:Three phase$/],
    ['3 phase motor', 'motor', /^Phase:Three phase$/],
    ['4 inch angle grinder', 'angle grinder', /:100$/],
    ['motor 5 to 10 hp', 'motor', /^Power:37\d\d(\.\d+)?-7[45]\d\d$/],
    ['motor between 5 and 10 hp', 'motor', /^Power:37\d\d(\.\d+)?-7[45]\d\d$/],
    ['drill 700-900 W', 'drill', /^Rated power:700-900$/],
    ['power 700 to 900 W drill', 'power drill', /^Rated power:700-900$/],
    ['drill 700 W to 900 W', 'drill', /^Rated power:700-900$/],
    ['motor above 5 hp', 'motor', /^Power:37\d\d(\.\d+)?-$/],
    ['from 5 hp motor', 'motor', /^Power:37\d\d(\.\d+)?-$/],
    ['drill up to 900 W', 'drill', /^Rated power:-900$/],
    // One truck has both '2.5' and 't', but not together.
    ['pallet truck 2.5 t', 'pallet truck', /^Capacity:2500$/],
    ['motor under 2 hp', 'motor', /^Power:-1[45]\d\d(\.\d+)?$/],
  ])('%j is the search %j with a filter', async (query, text, spec) => {
    const { words_as_filters: found, products } = await search(query);
    expect(found).toEqual({ text, filters: { spec: [expect.stringMatching(spec)] } });
    const narrowed = await search(text, { spec: found?.filters.spec ?? [] });
    expect(narrowed.total).toBeGreaterThan(0);
    // What it found before is still the answer to the text itself.
    expect(products.length).toBeGreaterThan(0);
  });

  it('is understood rather than found as words that some product has by chance', async () => {
    // A flour mill of 1440 rpm has 'phase' and 'three', but one phase; a motor of 1430 rpm is what is meant.
    const { words_as_filters: found } = await search('2hp 3phase motor 1440 rpm');
    expect(found).toEqual({
      text: 'motor',
      filters: {
        spec: [expect.stringMatching(/^Power:/), 'Phase:Three phase', expect.stringMatching(/^Speed:/)],
      },
    });
    const { products } = await search('motor', { spec: found?.filters.spec ?? [] });
    expect(products.map(({ pro_title }) => pro_title)).toEqual([expect.stringMatching(/GM-90-4/)]);
  });

  it('is all of the text', async () => {
    expect((await search('3 phase')).words_as_filters).toEqual({
      text: '',
      filters: { spec: ['Phase:Three phase'] },
    });
  });

  it.each(['motor', '7777 hp motor', 'gi sheet 8 x 4 ft', 'motor above 700 hp', 'vg-100s'])(
    'is not read from %j',
    async (query) => {
      const { words_as_filters: found, products } = await search(query);
      expect(found).toBeUndefined();
      expect(products.length).toBeGreaterThan(0);
    },
  );

  it.each(['drill 700 W to 900 W', 'drill 71 W to 72 W'])('has no misspelt ends in %j', async (query) => {
    const { corrected, total } = await search(query);
    expect(corrected).toBe('drill');
    expect(total).toBe((await search('drill')).total);
  });

  it('has all figures of a range, and no others', async () => {
    const { products } = await search('drill', { spec: ['Rated power:700-900'] });
    const [filter] = (await search('drill 700-900 W')).words_as_filters?.filters.spec ?? [];
    const found = await search('drill', { spec: [filter ?? ''] });
    expect(found.products).toEqual(products);
    expect(products.length).toBeGreaterThan(1);
  });

  it('goes together with a price', async () => {
    const { words_as_filters: found } = await search('5 hp motor under 50000');
    expect(found).toEqual({
      text: 'motor',
      filters: { max_price: '50000', price_with_gst: 'yes', spec: [expect.stringMatching(/^Power:/)] },
    });
  });

  it('is not looked for in an exact search, without facets, or when it is chosen already', async () => {
    expect((await search('5 hp motor', { facets: 'yes', exact: 'yes' })).words_as_filters).toBeUndefined();
    expect((await search('5 hp motor', {})).words_as_filters).toBeUndefined();
    const chosen = await search('5 hp motor', { facets: 'yes', spec: ['Power:3000-4000'] });
    expect(chosen.words_as_filters?.filters.spec ?? []).not.toContainEqual(expect.stringMatching(/^Power/));
  });
});
