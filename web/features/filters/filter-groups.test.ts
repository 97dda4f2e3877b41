import { describe, expect, it } from 'vitest';
import { toFilterChips } from './filter-chips.ts';
import { toFilterGroups } from './filter-groups.ts';

const facets = {
  price: { min: 40, max: 90000 },
  discount: [{ value: 10, count: 7 }],
  rating: [],
  gst: [{ value: 18, count: 9 }],
  brand: [
    { value: 'Vajra', count: 6 },
    { value: 'Himveer', count: 3 },
  ],
  category: [{ value: 'c1', name: 'Power Tools', count: 9 }],
};

describe('toFilterGroups', () => {
  it('returns the filters that narrow the list further', () => {
    expect(toFilterGroups(facets, {}).map(({ name }) => name)).toEqual(['brand', 'min_discount']);
  });

  it('keeps active filters, even those without products', () => {
    const groups = toFilterGroups(facets, { brand: ['Gone'], gst: ['18'], min_rating: '4' });
    expect(groups.map(({ name }) => name)).toEqual(['brand', 'min_discount', 'min_rating', 'gst']);
    expect(groups[0]?.options.at(-1)).toEqual({ value: 'Gone', name: 'Gone', count: 0 });
    expect(groups[3]?.options).toEqual([{ value: '18', name: '18%', count: 9 }]);
  });
});

describe('specifications', () => {
  const power = { title: 'Power', options: [{ value: 'Power:700-900', name: '700–900 W', count: 2 }] };
  const chosen = { ...facets, spec: [power], spec_labels: { 'Power:700-900': 'Power: 700–900 W' } };

  it('are groups of their own, before brands and the GST rate, and chips', () => {
    const phase = {
      title: 'Phase',
      options: [1, 2].map((each) => ({ value: `${each}`, name: `${each}`, count: 1 })),
    };
    const groups = toFilterGroups({ ...facets, spec: [phase] }, {});
    expect(groups[0]).toEqual({ ...phase, name: 'spec', isSingleSelect: false });
    expect(toFilterGroups(chosen, { spec: ['Power:700-900'], gst: ['18'] }).at(-1)?.name).toBe('gst');
    expect(toFilterChips({ spec: ['Power:700-900'] }, chosen)).toEqual([
      { label: 'Power: 700–900 W', remainingFilters: {} },
    ]);
  });
});

describe('toFilterChips', () => {
  const filters = { min_price: '1000', max_price: '5000', brand: ['Vajra', 'Himveer'], category: ['c1'] };

  it('labels each active filter, and a price range as one', () => {
    expect(toFilterChips(filters, facets).map(({ label }) => label)).toEqual([
      '₹1,000 – ₹5,000 excl. GST',
      'Power Tools',
      'Vajra',
      'Himveer',
    ]);
    expect(toFilterChips({ min_price: '1000' }, facets)[0]?.label).toBe('From ₹1,000 excl. GST');
    expect(toFilterChips({ max_price: '1000.5' }, facets)[0]?.label).toBe('Up to ₹1,000.50 excl. GST');
    expect(toFilterChips({ max_price: '5000', price_with_gst: 'yes' }, facets)).toEqual([
      { label: 'Up to ₹5,000 incl. GST', remainingFilters: {} },
    ]);
  });

  it('keeps the other filters in the link of a chip', () => {
    const [price, category, vajra] = toFilterChips(filters, facets);
    expect(price?.remainingFilters).toEqual({ brand: ['Vajra', 'Himveer'], category: ['c1'] });
    expect(category?.remainingFilters).not.toHaveProperty('category');
    expect(vajra?.remainingFilters).toEqual({ ...filters, brand: ['Himveer'] });
  });
});
