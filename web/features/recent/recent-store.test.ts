import { describe, expect, it, vi } from 'vitest';
import { idList } from '#contract/fields.ts';

const KEY = 'udyoghaat_recent';

/** Loads the store as a new page would, with this text in the browser's storage. */
async function openPage(stored?: string) {
  const storage = new Map(stored === undefined ? [] : [[KEY, stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  vi.resetModules();
  return import('./recent-store.ts');
}

describe('the recently viewed products', () => {
  it('have the last product first and each one once', async () => {
    const { addRecentlyViewed, readRecentIds } = await openPage();
    for (const id of ['a', 'b', 'c', 'a']) addRecentlyViewed(id);
    expect(readRecentIds()).toEqual(['a', 'c', 'b']);
  });

  it('are as many as the API takes at once', async () => {
    const { addRecentlyViewed, readRecentIds } = await openPage();
    for (let number = 1; number <= 120; number += 1) addRecentlyViewed(`p${number}`);
    const ids = readRecentIds();
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, 'p120', 'p21']);
    expect(idList.safeParse(ids).success).toBe(true);
    expect(idList.safeParse([...ids, 'p20']).success).toBe(false);
  });

  it.each(['', '{', 'null', '{"a":1}', '"a"'])('are empty when %j is stored', async (stored) => {
    const { readRecentIds } = await openPage(stored);
    expect(readRecentIds()).toEqual([]);
  });

  it('leave out invalid and duplicate ids', async () => {
    const { readRecentIds } = await openPage(`["a", 7, "${'x'.repeat(65)}", null, "a", "b"]`);
    expect(readRecentIds()).toEqual(['a', 'b']);
  });

  it('last as long as the page where storage is forbidden', async () => {
    const { addRecentlyViewed, readRecentIds } = await openPage();
    vi.stubGlobal('localStorage', undefined);
    addRecentlyViewed('a');
    expect(readRecentIds()).toEqual(['a']);
  });
});
