import { describe, expect, it, vi } from 'vitest';

/** Loads the store as a new page would, with this value in the browser's storage. */
async function openCart(stored: unknown) {
  const storage = new Map([['udyoghaat_cart', JSON.stringify(stored)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.resetModules();
  return import('./cart-store.ts');
}

describe('the cart in the browser', () => {
  it('limits stored quantities to the maximum and drops invalid ones', async () => {
    const items = { drill: 9, saw: 5, nail: 2.7, none: 0, less: -3, text: '4', nothing: null };
    const { readCart } = await openCart({ items, Totalitems: 7 });
    expect(readCart()).toEqual({ items: { drill: 5, saw: 5, nail: 2 }, Totalitems: 3 });
  });

  it.each([[null], ['text'], [{ items: null }], [{ items: [] }]])(
    'is empty when %j is stored',
    async (stored) => {
      expect((await openCart(stored)).readCart()).toEqual({ items: {}, Totalitems: 0 });
    },
  );

  it.each([
    [7, 'too-many'],
    [0, 'too-few'],
    [Number.NaN, 'not-whole'],
  ])('rejects adding %s pieces with %s', async (quantity, problem) => {
    const { addToCart, readCart } = await openCart({ items: { drill: 2 } });
    expect(addToCart('drill', quantity)).toBe(problem);
    expect(readCart().items).toEqual({ drill: 2 });
  });
});
