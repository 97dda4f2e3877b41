import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { calculateWirePrices } from '../../../tests/support/wire-price.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const suggest = (q: string) => shop.api().suggestProducts({ query: { q } });

describe('suggestions', () => {
  it('appear from the first letter typed', async () => {
    for (const end of [1, 2, 3, 4, 5]) {
      const typed = 'drill'.slice(0, end);
      const { products } = await suggest(typed);
      expect(products.length, typed).toBeGreaterThan(0);
      expect(products.length, typed).toBeLessThanOrEqual(6);
    }
    const { products, sub_categories, corrected } = await suggest('cordless dri');
    expect(products[0]).toMatchObject({
      pro_title: expect.stringMatching(/Cordless Drill/),
      pro_image: expect.stringMatching(/^\/media\//),
    });
    expect(sub_categories[0]).toMatchObject({ subcat_name: 'Drills', cat_name: 'Power Tools' });
    expect(corrected).toBeNull();
  });

  it('have a price, what may be emphasised, and the number of all matches', async () => {
    const { products, matched, total, is_total_exact } = await suggest('mpressor');
    expect(products[0]).toMatchObject({
      pro_title: expect.stringMatching(/compressor/i),
      pro_price: expect.any(Number),
      pro_discount: expect.any(Number),
      pro_gst_percentage: expect.any(Number),
    });
    expect(matched).toContain('mpressor');
    expect(total).toBeGreaterThan(products.length);
    expect(is_total_exact).toBe(true);
    expect(await suggest('a')).toMatchObject({ total: 100, is_total_exact: false });
  });

  it('say when the text names values, by which its results may be narrowed', async () => {
    expect(await suggest('5 hp three phase motor')).toMatchObject({ names_values: true });
    expect(await suggest('motor')).not.toHaveProperty('names_values');
  });

  it('show products whose figures are written otherwise, nearest first', async () => {
    const { products, total } = await suggest('pallet truck 2.5 ton');
    expect(products[0]?.pro_title).toContain('2500 kg');
    expect(total).toBeGreaterThan(1);
  });

  it('show nothing where the search finds nothing', async () => {
    for (const text of ['hydraulic jack', 'masking tape', 'grinding wheel'])
      expect(await suggest(text), text).toMatchObject({ products: [], total: 0 });
  });

  it('name a known brand that the catalogue lacks, and mark what only mentions the text', async () => {
    expect(await suggest('makita grind')).toMatchObject({ missing_brands: ['Makita'], corrected: 'grind' });
    expect((await suggest('spanner')).products.at(-1)).toMatchObject({ is_mention_only: true });
  });

  it('ask about a similar text that finds something, if there are none', async () => {
    expect(await suggest('mccb')).toMatchObject({ products: [], total: 0, did_you_mean: 'mcb' });
    expect((await suggest('mcb')).did_you_mean).toBeNull();
  });

  it('are within the price that the text names', async () => {
    const { products, price_in_words } = await suggest('drill under 5000');
    expect(price_in_words).toEqual({ text: 'drill', min: null, max: 5000 });
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(calculateWirePrices(product).withGst).toBeLessThanOrEqual(5000);
    expect((await suggest('drill')).price_in_words).toBeNull();
  });

  it('include categories', async () => {
    const { categories } = await suggest('weld');
    expect(categories.map((category) => category.cat_name)).toContain('Welding');
  });

  it('correct spelling, including that of an unfinished word', async () => {
    for (const typed of ['grindr', 'grnid', 'comprss']) {
      const { products, corrected } = await suggest(typed);
      expect(corrected, typed).toMatch(/grind|compress/);
      expect(products.length, typed).toBeGreaterThan(0);
    }
  });

  it('include matches of synonyms and Hindi words', async () => {
    for (const typed of ['silai', 'सिलाई']) {
      expect((await suggest(typed)).sub_categories[0]?.subcat_name, typed).toBe('Sewing Machines');
    }
  });

  it.each([
    "'",
    '"',
    '\\',
    '_',
    ':*',
    "drill' & !",
    '& | ! ( ) <->',
    'مثقاب',
    '\u202edrill',
    '1',
    '१',
    'ड',
    '-',
    'a-',
  ])('are returned without an error for %s', async (typed) => {
    const response = await shop.fetch(`/api/product/suggest?${new URLSearchParams({ q: typed })}`);
    expect(response.status).toBe(200);
  });

  it('are refused for a text that the database cannot store', async () => {
    await expect(suggest('\0')).rejects.toMatchObject({ status: 422, fields: { q: expect.any(String) } });
  });

  it('are empty for a text that is blank, too long or unlike any word', async () => {
    for (const typed of ['', ' ', '%', '😀', 'x'.repeat(10_000), 'qqqwwwzzz'])
      expect(await suggest(typed)).toMatchObject({
        products: [],
        categories: [],
        sub_categories: [],
        corrected: null,
      });
  });
});
