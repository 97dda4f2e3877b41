import { describe, expect, it } from 'vitest';
import { searchPath } from '#domain/page-paths.ts';
import { isSearchable, readSearch } from './search.ts';

describe('a search', () => {
  it('is read from its own address', () => {
    const address = searchPath(' 10/2 & ग्राइंडर ', true);
    expect(readSearch(new URLSearchParams(address.split('?')[1]))).toEqual({
      query: '10/2 & ग्राइंडर',
      isExact: true,
    });
  });

  it('is cut to what the API takes', () => {
    expect(readSearch(new URLSearchParams({ query: 'x'.repeat(500) })).query).toHaveLength(200);
  });

  it.each(['', '..', '.', '/', '%%%', '?!'])('for %j finds nothing', (query) => {
    expect(isSearchable({ query, isExact: false })).toBe(false);
  });

  it.each(['a', '7', 'पंप'])('for %j may find something', (query) => {
    expect(isSearchable({ query, isExact: false })).toBe(true);
  });
});
