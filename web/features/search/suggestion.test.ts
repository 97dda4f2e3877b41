import { describe, expect, it } from 'vitest';
import { suggestionsFromWire } from './suggestion.ts';

const wire = {
  products: [
    {
      _id: 'p1',
      pro_title: 'Vajra VD-10 Drill',
      pro_image: '/media/drills.svg',
      pro_price: 2190,
      pro_discount: 10,
      pro_gst_percentage: 18,
    },
  ],
  categories: [{ _id: 'c1', cat_name: 'Power Tools' }],
  sub_categories: [{ _id: 's1', subcat_name: 'Drills', cat_id: 'c1', cat_name: 'Power Tools' }],
  total: 1,
  is_total_exact: true,
  matched: ['drill'],
  corrected: 'drill',
  missing_brands: [],
  did_you_mean: null,
  price_in_words: null,
};

describe('suggestions', () => {
  it('link to their pages, products with the buyer’s city', () => {
    const { products, categories } = suggestionsFromWire(wire, 'Navi Mumbai');
    expect([...categories, ...products].map(({ path }) => path)).toEqual([
      '/category/power-tools/c1',
      '/category/power-tools/c1?query=drills&sid=s1',
      '/product/vajra-vd-10-drill/p1/Navi%20Mumbai',
    ]);
  });

  it('have the category of a sub-category and the corrected query', () => {
    const { categories, corrected } = suggestionsFromWire(wire, 'DEMO');
    expect(categories.map(({ categoryName }) => categoryName)).toEqual([undefined, 'Power Tools']);
    expect(corrected).toBe('drill');
  });
});
