import { describe, expect, it, vi } from 'vitest';
import { MAX_COMPARED } from '#domain/comparison.ts';

const KEY = 'udyoghaat_compare';
const product = (number: number) => ({ id: `p${number}`, title: `Drill ${number}` });

/** Loads the store as a new page would, with this text in the tab's storage. */
async function openPage(stored?: string) {
  const storage = new Map(stored === undefined ? [] : [[KEY, stored]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  vi.resetModules();
  return { ...(await import('./compare-store.ts')), storage };
}

describe('the products to compare', () => {
  it('are kept by the tab, each once, and can be removed', async () => {
    const page = await openPage();
    page.toggleCompared(product(1));
    page.toggleCompared(product(2));
    page.toggleCompared(product(1));
    expect(page.readCompared()).toEqual([product(2)]);
    const next = await openPage(page.storage.get(KEY));
    expect(next.readCompared()).toEqual([product(2)]);
  });

  it(`are at most ${MAX_COMPARED}`, async () => {
    const { readCompared, toggleCompared } = await openPage();
    const added = Array.from({ length: MAX_COMPARED + 1 }, (_, number) => toggleCompared(product(number)));
    expect(added).toEqual([...Array(MAX_COMPARED).fill(true), false]);
    expect(readCompared()).toHaveLength(MAX_COMPARED);
    expect(toggleCompared(product(0))).toBe(true);
    expect(readCompared()).toHaveLength(MAX_COMPARED - 1);
  });

  it.each(['', '{', 'null', '[]', '{"products":7}', '{"products":[null,{"id":1},{"title":"x"}]}'])(
    'are none when %j is stored',
    async (stored) => {
      const { readCompared } = await openPage(stored);
      expect(readCompared()).toEqual([]);
    },
  );
});
