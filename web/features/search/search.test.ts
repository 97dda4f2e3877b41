import { describe, expect, it } from 'vitest';
import { searchPath } from '#domain/page-paths.ts';
import { isSearchable, readSearch } from './search.ts';

describe('a search', () => {
  it('is read from the path that searchPath builds', () => {
    const path = searchPath(' 10/2 & ग्राइंडर ', true);
    expect(readSearch(new URLSearchParams(path.split('?')[1]))).toEqual({
      query: '10/2 & ग्राइंडर',
      typed: '10/2 & ग्राइंडर',
      isExact: true,
    });
  });

  it('has what was typed, also the words that became filters', () => {
    const search = readSearch(new URLSearchParams('query=motor&typed=5+hp+motor'));
    expect(search).toMatchObject({ query: 'motor', typed: '5 hp motor' });
  });

  it('is cut to the maximum length of the API', () => {
    expect(readSearch(new URLSearchParams({ query: 'x'.repeat(500) })).query).toHaveLength(200);
  });

  it.each(['', '..', '.', '/', '%%%', '?!'])('is not sent for %j', (query) => {
    expect(isSearchable({ query })).toBe(false);
  });

  it.each(['a', '7', 'पंप'])('is sent for %j', (query) => {
    expect(isSearchable({ query })).toBe(true);
  });
});
