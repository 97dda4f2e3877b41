import { describe, expect, it } from 'vitest';
import { countActiveFilters, nonFilterParams, pathWithFilters, readFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in a list’s address', () => {
  it('are read under the API’s own names', () => {
    expect(read('min_price=100&min_rating=4&gst=5&gst=18&brand=Vajra&category=c1')).toEqual({
      min_price: '100',
      min_rating: '4',
      gst: ['5', '18'],
      brand: ['Vajra'],
      category: ['c1'],
    });
  });

  it('bear what people type into a price', () => {
    expect(read('min_price=%E2%82%B91%2C50%2C000&max_price=+2%2C00%2C000.50')).toEqual({
      min_price: '150000',
      max_price: '200000.50',
    });
  });

  it('mean the range between when the prices stand the wrong way round', () => {
    expect(read('min_price=900&max_price=1000')).toEqual({ min_price: '900', max_price: '1000' });
    expect(read('min_price=1000&max_price=900')).toEqual({ min_price: '900', max_price: '1000' });
  });

  it.each(['min_price=', 'min_price=-1', 'max_price=1e9', 'min_rating=good', 'gst=all', 'brand=', 'x=y'])(
    'leave out %s, which the API would refuse',
    (query) => {
      expect(read(query)).toEqual({});
    },
  );

  it('count a value once, and no more of them than the API takes', () => {
    expect(read('brand=A&brand=A').brand).toEqual(['A']);
    const many = Array.from({ length: 80 }, (_, number) => `brand=B${number}`).join('&');
    expect(read(many).brand).toHaveLength(50);
    expect(read(`brand=${'x'.repeat(101)}`)).toEqual({});
  });
});

describe('the number of filters', () => {
  it('takes both ends of a price for one', () => {
    expect(countActiveFilters(read('min_price=1&max_price=2&brand=A&brand=B&min_rating=4'))).toBe(4);
    expect(countActiveFilters({})).toBe(0);
  });
});

describe('the address with other filters', () => {
  const search = new URLSearchParams('query=drill&sort=price-asc&page=3&brand=A&gst=18');

  it('keeps the rest and starts at the first page', () => {
    expect(pathWithFilters('/search', search, { brand: ['A', 'B & C'] })).toBe(
      '/search?query=drill&sort=price-asc&brand=A&brand=B+%26+C',
    );
    expect(pathWithFilters('/products', new URLSearchParams('page=2&gst=5'), {})).toBe('/products');
  });

  it('knows what a form must carry beside its own fields', () => {
    expect(nonFilterParams(search)).toEqual([
      ['query', 'drill'],
      ['sort', 'price-asc'],
    ]);
  });
});
