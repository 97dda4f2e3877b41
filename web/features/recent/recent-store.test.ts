import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'udyoghaat_recent';

/** The store as a page just opened finds it, over storage that keeps texts only. */
async function openPage(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [[KEY, stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.resetModules();
  return import('./recent-store.ts');
}

beforeEach(() => vi.unstubAllGlobals());

describe('what was looked at', () => {
  it('has the last product in front and each one once', async () => {
    const { addRecentlyViewed, readRecentIds } = await openPage();
    for (const id of ['a', 'b', 'c', 'a']) addRecentlyViewed(id);
    expect(readRecentIds()).toEqual(['a', 'c', 'b']);
  });

  it('is bounded', async () => {
    const { addRecentlyViewed, readRecentIds } = await openPage();
    for (let number = 1; number <= 30; number += 1) addRecentlyViewed(`p${number}`);
    expect(readRecentIds()).toHaveLength(24);
    expect(readRecentIds()[0]).toBe('p30');
  });

  it.each(['', '{', 'null', '{"a":1}', '"a"'])('is empty when the storage holds %j', async (stored) => {
    const { readRecentIds } = await openPage(stored);
    expect(readRecentIds()).toEqual([]);
  });

  it('leaves out what is no id', async () => {
    const { readRecentIds } = await openPage(`["a", 7, "${'x'.repeat(65)}", null, "a", "b"]`);
    expect(readRecentIds()).toEqual(['a', 'b']);
  });

  it('lives as long as the page where storage is forbidden', async () => {
    const { addRecentlyViewed, readRecentIds } = await openPage();
    vi.stubGlobal('localStorage', undefined);
    addRecentlyViewed('a');
    expect(readRecentIds()).toEqual(['a']);
  });
});
