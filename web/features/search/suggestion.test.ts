import { describe, expect, it } from 'vitest';
import { suggestionsFromWire } from './suggestion.ts';

const wire = {
  products: [
    {
      _id: 'p1',
      pro_title: 'Vajra VD-10 Drill',
      pro_image: '/media/drills.svg',
      pro_price: 2000,
      pro_discount: 10,
      pro_gst_percentage: 18,
    },
  ],
  categories: [{ _id: 'c1', cat_name: 'Power Tools' }],
  sub_categories: [{ _id: 's1', subcat_name: 'Drills', cat_id: 'c1', cat_name: 'Power Tools' }],
  corrected: 'drill',
  did_you_mean: null,
  missing_brands: [],
  matched: ['drill'],
  total: 57,
  is_total_exact: true,
  price_in_words: null,
};
const none = { products: [], categories: [], sub_categories: [], corrected: null, total: 0 };

describe('suggestions', () => {
  it('link to their pages, products with the buyer’s city', () => {
    const { products, categories } = suggestionsFromWire(wire, 'dril', 'Navi Mumbai');
    expect([...categories, ...products].map(({ path }) => path)).toEqual([
      '/category/power-tools/c1',
      '/category/power-tools/c1?query=drills&sid=s1',
      '/product/vajra-vd-10-drill/p1/Navi%20Mumbai',
    ]);
  });

  it('have the category of a sub-category and the corrected query', () => {
    const { categories, corrected } = suggestionsFromWire(wire, 'dril', 'DEMO');
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([undefined, 'Power Tools']);
    expect(corrected).toBe('drill');
  });

  it('have the prices of products', () => {
    const [suggestion] = suggestionsFromWire(wire, 'dril', 'DEMO').products;
    expect(suggestion?.product?.price).toMatchObject({
      discountedPricePaise: 180_000,
      unitPriceInclGstPaise: 212_400,
    });
  });

  it.each([
    [57, true, 'See all 57 results'],
    [1, true, 'See all 1 result'],
    [100, false, 'See all 100+ results'],
  ])('end with a search for all of %i', (total, is_total_exact, title) => {
    const { searches } = suggestionsFromWire({ ...wire, total, is_total_exact }, 'dril', 'DEMO');
    expect(searches).toEqual([{ key: 'all', title, query: 'dril' }]);
  });

  it('are a search for a similar text when nothing was found, if there is one', () => {
    const similar = suggestionsFromWire({ ...wire, ...none, did_you_mean: 'mcb' }, 'mccb', 'DEMO');
    expect(similar.searches).toEqual([{ key: 'similar', title: 'Did you mean mcb?', query: 'mcb' }]);
    expect(suggestionsFromWire({ ...wire, ...none }, 'mccb', 'DEMO').searches).toEqual([]);
  });
});
