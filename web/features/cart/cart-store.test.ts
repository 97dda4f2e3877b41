import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The store as a newly loaded page has it, with this in the browser's storage. */
async function openCart(stored: unknown) {
  const kept = new Map([['udyoghaat_cart', JSON.stringify(stored)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.resetModules();
  return import('./cart-store.ts');
}

beforeEach(() => () => vi.unstubAllGlobals());

describe('the cart kept in the browser', () => {
  it('keeps as many pieces as are allowed, and drops what is no quantity', async () => {
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
  ])('adds nothing when %s pieces are wanted', async (quantity, problem) => {
    const { addToCart, readCart } = await openCart({ items: { drill: 2 } });
    expect(addToCart('drill', quantity)).toBe(problem);
    expect(readCart().items).toEqual({ drill: 2 });
  });
});
