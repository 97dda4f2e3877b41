import { describe, expect, it } from 'vitest';
import { pathWithFoundFilters } from './words-as-filters.ts';

const pathFor = (query: string, found: Parameters<typeof pathWithFoundFilters>[1]) =>
  pathWithFoundFilters(new URLSearchParams(query), found);

describe('pathWithFoundFilters', () => {
  it('replaces words by filters, and keeps the rest', () => {
    expect(
      pathFor('query=drill+under+5000&sort=price-asc&brand=Vajra&page=2', {
        text: 'drill',
        filters: { max_price: '5000', price_with_gst: 'yes' },
      }),
    ).toBe(
      '/search?query=drill&sort=price-asc&brand=Vajra&max_price=5000&price_with_gst=yes&typed=drill+under+5000',
    );
    expect(
      pathFor('query=5+hp+motor&spec=Poles%3A4', {
        text: 'motor',
        filters: { spec: ['Poles:4', 'Power:3728.5'] },
      }),
    ).toBe('/search?query=motor&spec=Poles%3A4&spec=Power%3A3728.5&typed=5+hp+motor');
  });

  it('keeps a price filter that the URL already has', () => {
    expect(pathFor('query=drill+under+5000&min_price=10', { text: 'drill', filters: {} })).toBe(
      '/search?query=drill&min_price=10&typed=drill+under+5000',
    );
  });

  it('leads to all products when no other words are left', () => {
    expect(
      pathFor('query=under+5000', { text: '', filters: { max_price: '5000', price_with_gst: 'yes' } }),
    ).toBe('/products?max_price=5000&price_with_gst=yes');
  });
});
