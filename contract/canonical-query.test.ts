import { describe, expect, it } from 'vitest';
import { canonicalQuery } from './canonical-query.ts';

describe('canonicalQuery', () => {
  const canonicalise = (query: string) =>
    canonicalQuery(new URLSearchParams(query), ['sort', 'brand', 'page']);

  it('removes campaign parameters', () => {
    expect(canonicalise('utm_source=x&gclid=1&page=2&fbclid=3')).toBe('?page=2');
    expect(canonicalise('utm_source=x')).toBe('');
  });

  it('returns the same query for any order of the parameters', () => {
    expect(canonicalise('page=2&brand=Bosch&sort=all&brand=3M')).toBe(
      '?sort=all&brand=Bosch&brand=3M&page=2',
    );
    expect(canonicalise('sort=all&brand=Bosch&brand=3M&page=2')).toBe(
      '?sort=all&brand=Bosch&brand=3M&page=2',
    );
  });
});
