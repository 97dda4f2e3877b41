import { describe, expect, it } from 'vitest';
import { pathWithPriceFilter } from './price-in-words.ts';

const pathFor = (query: string, price: Parameters<typeof pathWithPriceFilter>[1]) =>
  pathWithPriceFilter(new URLSearchParams(query), price);

describe('pathWithPriceFilter', () => {
  it('replaces the words of a price by the filter, and keeps the rest', () => {
    expect(
      pathFor('query=drill+under+5000&sort=price-asc&brand=Vajra&page=2', {
        text: 'drill',
        min: null,
        max: 5000,
      }),
    ).toBe('/search?query=drill&sort=price-asc&brand=Vajra&max_price=5000&price_with_gst=yes');
    expect(pathFor('query=x', { text: 'shoes', min: 1000, max: 99.5 })).toBe(
      '/search?query=shoes&min_price=1000&max_price=99.5&price_with_gst=yes',
    );
  });

  it('keeps a price filter that the URL already has', () => {
    expect(pathFor('query=drill+under+5000&min_price=10', { text: 'drill', min: null, max: 5000 })).toBe(
      '/search?query=drill&min_price=10',
    );
  });

  it('leads to all products when the text is nothing but a price', () => {
    expect(pathFor('query=under+5000', { text: '', min: null, max: 5000 })).toBe(
      '/products?max_price=5000&price_with_gst=yes',
    );
  });
});
