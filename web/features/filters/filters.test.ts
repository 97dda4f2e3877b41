import { describe, expect, it } from 'vitest';
import {
  countActiveFilters,
  type Filters,
  nonFilterParams,
  pathWithFilters,
  readFilters,
} from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  it('reads the filters under the names of the API', () => {
    expect(read('min_price=100&min_rating=4&gst=5&gst=18&brand=Vajra&category=c1')).toEqual({
      min_price: '100',
      min_rating: '4',
      gst: ['5', '18'],
      brand: ['Vajra'],
      category: ['c1'],
    });
  });

  it('accepts currency signs, separators and spaces in a price', () => {
    expect(read('min_price=%E2%82%B91%2C50%2C000&max_price=+2%2C00%2C000.50')).toEqual({
      min_price: '150000',
      max_price: '200000.50',
    });
  });

  it('reads whether the prices are with GST, which means nothing without a price', () => {
    expect(read('price_with_gst=yes&max_price=5')).toEqual({ max_price: '5', price_with_gst: 'yes' });
    expect(read('price_with_gst=yes')).toEqual({});
    expect(read('price_with_gst=no&max_price=5')).toEqual({ max_price: '5' });
  });

  it('reads whether only products for rent are shown', () => {
    expect(read('for_rent=yes')).toEqual({ for_rent: 'yes' });
    expect(read('for_rent=no')).toEqual({});
  });

  it('swaps a minimum price that is above the maximum price', () => {
    expect(read('min_price=900&max_price=1000')).toEqual({ min_price: '900', max_price: '1000' });
    expect(read('min_price=1000&max_price=900')).toEqual({ min_price: '900', max_price: '1000' });
  });

  it.each(['min_price=', 'min_price=-1', 'max_price=1e9', 'min_rating=good', 'gst=all', 'brand=', 'x=y'])(
    'leaves out %s, which the API would reject',
    (query) => {
      expect(read(query)).toEqual({});
    },
  );

  it('drops duplicate values and values beyond the limit of the API', () => {
    expect(read('brand=A&brand=A').brand).toEqual(['A']);
    const many = Array.from({ length: 80 }, (_, number) => `brand=B${number}`).join('&');
    expect(read(many).brand).toHaveLength(50);
    expect(read(`brand=${'x'.repeat(101)}`)).toEqual({});
  });
});

describe('countActiveFilters', () => {
  it('counts a price range as one filter', () => {
    expect(
      countActiveFilters(read('min_price=1&max_price=2&price_with_gst=yes&brand=A&brand=B&min_rating=4')),
    ).toBe(4);
    expect(countActiveFilters({})).toBe(0);
  });
});

describe('pathWithFilters', () => {
  const search = new URLSearchParams('query=drill&sort=price-asc&page=3&brand=A&gst=18');

  it('keeps the other parameters and starts at the first page', () => {
    expect(pathWithFilters('/search', search, { brand: ['A', 'B & C'] })).toBe(
      '/search?query=drill&sort=price-asc&brand=A&brand=B+%26+C',
    );
    expect(pathWithFilters('/products', new URLSearchParams('page=2&gst=5'), {})).toBe('/products');
  });

  it('keeps the typed words as long as none of the filters that they name is removed', () => {
    const typed = new URLSearchParams('query=motor&spec=Power%3A5&spec=Phase%3AThree&typed=5+hp+3+phase');
    const pathOf = (filters: Filters) => pathWithFilters('/search', typed, filters);
    const named = { spec: ['Power:5', 'Phase:Three'] };
    expect(pathOf({ ...named, max_dispatch: '5' })).toContain('typed=5+hp+3+phase');
    expect(pathOf({ spec: [...named.spec, 'Poles:4'] })).toContain('typed=5+hp+3+phase');
    expect(pathOf({ spec: ['Power:5'], max_dispatch: '5' })).not.toContain('typed');
    const narrowed = new URLSearchParams(`${typed}&brand=A&max_dispatch=5`);
    expect(pathWithFilters('/search', narrowed, named)).toContain('typed=5+hp+3+phase');
    expect(pathOf({})).toBe('/search?query=motor');
  });

  it('has the parameters of nonFilterParams, which a form must send in addition to its fields', () => {
    expect(nonFilterParams(search)).toEqual([
      ['query', 'drill'],
      ['sort', 'price-asc'],
    ]);
  });
});
