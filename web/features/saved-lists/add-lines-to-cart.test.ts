import { describe, expect, it, vi } from 'vitest';
import { MAX_CART_LINES } from '#domain/cart.ts';
import { priceUnit } from '#domain/pricing.ts';

const price = priceUnit({ listPricePaise: 100_00, discountBps: 0, gstBps: 1800 });
const product = (id: string) => ({ id, title: `The ${id}`, price });

/** Loads the modules as a new page would, with this cart. */
async function openPage(items: Record<string, number> = {}) {
  const storage = new Map([['udyoghaat_cart', JSON.stringify({ items })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.resetModules();
  const { addLinesToCart } = await import('./add-lines-to-cart.ts');
  const { readCart } = await import('#web/features/cart/cart-store.ts');
  const { readWishes } = await import('#web/features/wishes/local-wishes.ts');
  return { addLinesToCart, readCart, readWishes };
}

describe('addLinesToCart', () => {
  it('adds 1 to 5 of each product, and notes what else was wanted as a wish of its line', async () => {
    const { addLinesToCart, readCart, readWishes } = await openPage();
    const outcome = addLinesToCart(
      [
        { productId: 'drill', quantity: 2 },
        { productId: 'saw', quantity: 40, remark: 'Blue' },
        { productId: 'sand', quantity: 0.5 },
        { productId: 'glove', quantity: 3, remark: 'Size 9' },
      ],
      product,
    );
    expect(readCart().items).toEqual({ drill: 2, saw: 5, sand: 1, glove: 3 });
    expect(outcome).toMatchObject({ addedCount: 4, unavailableIds: [], problem: undefined });
    expect(outcome.cut.map(({ product: { id }, wanted, inCart }) => [id, wanted, inCart])).toEqual([
      ['saw', 40, 5],
      ['sand', 0.5, 1],
    ]);
    expect(readWishes().lines).toEqual({
      saw: { quantity: 40, remark: 'Blue' },
      sand: { quantity: 0.5 },
      glove: { remark: 'Size 9' },
    });
  });

  it('notes another unit as a wish, with one in the cart', async () => {
    const { addLinesToCart, readCart, readWishes } = await openPage();
    const { cut } = addLinesToCart(
      [
        { productId: 'cement', quantity: 2, unit: 'TON' },
        { productId: 'glove', quantity: 3, unit: 'PRS' },
        { productId: 'boot', quantity: 40, unit: 'PRS' },
      ],
      (id) => ({ ...product(id), unitCode: id === 'cement' ? 'BAG' : 'PRS' }),
    );
    expect(readCart().items).toEqual({ cement: 1, glove: 3, boot: 5 });
    expect(cut.map(({ product: { id }, unit }) => [id, unit])).toEqual([
      ['cement', 'TON'],
      ['boot', 'PRS'],
    ]);
    expect(readWishes().lines).toEqual({ cement: { quantity: 2, unit: 'TON' }, boot: { quantity: 40 } });
  });

  it('keeps larger quantities that are already in the cart', async () => {
    const { addLinesToCart, readCart } = await openPage({ saw: 4, other: 2 });
    addLinesToCart([{ productId: 'saw', quantity: 1 }], product);
    expect(readCart().items).toEqual({ saw: 4, other: 2 });
  });

  it('leaves out products that have left the catalogue', async () => {
    const { addLinesToCart, readCart } = await openPage();
    const lines = ['drill', 'gone'].map((productId) => ({ productId, quantity: 1 }));
    const outcome = addLinesToCart(lines, (id) => (id === 'gone' ? undefined : product(id)));
    expect(outcome).toMatchObject({ addedCount: 1, unavailableIds: ['gone'] });
    expect(readCart().items).toEqual({ drill: 1 });
  });

  it('says when the cart is full, and still raises what is in it', async () => {
    const full = Object.fromEntries(Array.from({ length: MAX_CART_LINES }, (_, index) => [`p${index}`, 1]));
    const { addLinesToCart, readCart, readWishes } = await openPage(full);
    const lines = [
      { productId: 'one more', quantity: 40 },
      { productId: 'p7', quantity: 3 },
    ];
    expect(addLinesToCart(lines, product)).toMatchObject({ addedCount: 1, cut: [], problem: 'cart-full' });
    expect(readCart().items).toMatchObject({ p7: 3 });
    expect(readWishes().lines).toEqual({});
  });
});
