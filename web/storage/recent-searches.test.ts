import { describe, expect, it, vi } from 'vitest';

const KEY = 'udyoghaat_searches';

/** Loads the store as a new page would, with this text in the browser's storage. */
async function openPage(stored?: string) {
  const storage = new Map(stored === undefined ? [] : [[KEY, stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  vi.resetModules();
  return { storage, ...(await import('./recent-searches.ts')) };
}

describe('the recent searches', () => {
  it('have the latest first and each text once, in whatever capitals', async () => {
    const { addRecentSearch, readRecentSearches } = await openPage();
    for (const query of ['drill', 'pump', 'Drill', 'ग्राइंडर']) addRecentSearch(query);
    expect(readRecentSearches()).toEqual(['ग्राइंडर', 'Drill', 'pump']);
  });

  it('are limited to 8', async () => {
    const { addRecentSearch, readRecentSearches } = await openPage();
    for (let number = 1; number <= 10; number += 1) addRecentSearch(`pump ${number}`);
    expect(readRecentSearches()).toHaveLength(8);
    expect(readRecentSearches()[0]).toBe('pump 10');
  });

  it('are erased one by one and all at once', async () => {
    const { addRecentSearch, removeRecentSearch, clearRecentSearches, readRecentSearches, storage } =
      await openPage('["drill", "pump", "saw"]');
    removeRecentSearch('pump');
    expect(readRecentSearches()).toEqual(['drill', 'saw']);
    addRecentSearch('pump');
    clearRecentSearches();
    expect(readRecentSearches()).toEqual([]);
    expect(storage.get(KEY)).toBe('[]');
  });

  it.each(['', '{', 'null', '{"a":1}', '"a"'])('are none when %j is stored', async (stored) => {
    const { readRecentSearches } = await openPage(stored);
    expect(readRecentSearches()).toEqual([]);
  });

  it('leave out what is no search', async () => {
    const { readRecentSearches } = await openPage(`["saw", 7, " ", "${'x'.repeat(201)}", null, "saw"]`);
    expect(readRecentSearches()).toEqual(['saw']);
  });

  it('last as long as the page where storage is forbidden', async () => {
    const { addRecentSearch, readRecentSearches } = await openPage();
    vi.stubGlobal('localStorage', undefined);
    addRecentSearch('saw');
    expect(readRecentSearches()).toEqual(['saw']);
  });
});
