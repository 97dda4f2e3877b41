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
  ])('%j is the search %j with a filter', async (query, text, spec) => {
    const { words_as_filters: found, products } = await search(query);
    expect(found).toEqual({ text, filters: { spec: [expect.stringMatching(spec)] } });
    const narrowed = await search(text, { spec: found?.filters.spec ?? [] });
    expect(narrowed.total).toBeGreaterThan(0);
    // What it found before is still the answer to the text itself.
    expect(products.length).toBeGreaterThan(0);
  });

  it('is all of the text', async () => {
    expect((await search('3 phase')).words_as_filters).toEqual({
      text: '',
      filters: { spec: ['Phase:Three phase'] },
    });
  });

  it.each(['motor', '7777 hp motor', 'gi sheet 8 x 4 ft', 'motor under 5 hp', 'vg-100s'])(
    'is not read from %j',
    async (query) => {
      const { words_as_filters: found, products } = await search(query);
      expect(found).toBeUndefined();
      expect(products.length).toBeGreaterThan(0);
    },
  );

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
