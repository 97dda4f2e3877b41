import { describe, expect, it } from 'vitest';
import { canonicalQuery } from './canonical-query.ts';

describe('the known part of a query', () => {
  const of = (query: string) => canonicalQuery(new URLSearchParams(query), ['sort', 'brand', 'page']);

  it('has no marks of campaigns', () => {
    expect(of('utm_source=x&gclid=1&page=2&fbclid=3')).toBe('?page=2');
    expect(of('utm_source=x')).toBe('');
  });

  it('reads the same in whatever order it was written', () => {
    expect(of('page=2&brand=Bosch&sort=all&brand=3M')).toBe('?sort=all&brand=Bosch&brand=3M&page=2');
    expect(of('sort=all&brand=Bosch&brand=3M&page=2')).toBe('?sort=all&brand=Bosch&brand=3M&page=2');
  });
});
