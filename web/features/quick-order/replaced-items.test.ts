import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // The stores read the browser's storage when they are loaded.
  vi.resetModules();
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
});

const create = (id: string, words: { unit: string; unitName: string; unitPlural: string }) =>
  ({ id, title: id, price: {}, unitContent: '', ...words }) as never;
const gloves = create('gloves', { unit: 'PRS', unitName: 'pair', unitPlural: 'pairs' });
const meter = create('meter', { unit: 'NOS', unitName: 'piece', unitPlural: 'pieces' });

it('names only the products of the list that the cart held otherwise, and gives them back what they had', async () => {
  const { addItemsToCart } = await import('./add-items-to-cart.ts');
  const { toItem } = await import('./quick-line.ts');
  const { listReplacedItems, restoreItems } = await import('./replaced-items.ts');
  const { readWishes } = await import('#web/features/wishes/local-wishes.ts');
  const { setLineWish } = await import('#web/features/wishes/wish-store.ts');
  const { readCart, writeCartItems } = await import('#web/features/cart/cart-store.ts');
  const items = { gloves: 5, other: 2, meter: 3 };
  const wishes = {
    gloves: { quantity: 48, remark: 'Size 8: 24, size 9: 24; for Pune', neededBy: '2030-12-05' },
    other: { remark: 'blue' },
  };
  writeCartItems(items);
  setLineWish('gloves', wishes.gloves);
  setLineWish('other', wishes.other);
  const drill = create('drill', { unit: 'NOS', unitName: 'piece', unitPlural: 'pieces' });
  const list = [toItem(gloves, 24, 'PRS'), toItem(meter, 6, 'NOS'), toItem(drill, 7, 'NOS')];
  const added = addItemsToCart(list);
  const replaced = listReplacedItems(added);
  expect(replaced.map(({ former, now }) => [former, now])).toEqual([
    ['48 pairs, size 8: 24, size 9: 24', '24 pairs'],
    ['3 pieces', '6 pieces'],
  ]);
  const addedAgain = addItemsToCart(list, added);
  expect(listReplacedItems(addedAgain), 'pressed twice').toEqual(replaced);

  restoreItems(replaced, addedAgain.before);
  expect(readCart().items).toEqual({ ...items, drill: 5 });
  expect(readWishes().lines).toEqual({ ...wishes, drill: { quantity: 7 } });
  const restored = addItemsToCart(list, addedAgain);
  expect(restored.before.items, 'after a change of the cart').toEqual({ ...items, drill: 5 });
  const changed = addItemsToCart([toItem(meter, 4, 'NOS')], restored);
  expect(listReplacedItems(changed).map(({ former, now }) => [former, now])).toEqual([
    ['6 pieces', '4 pieces'],
  ]);
});

it('names sizes and units that are replaced by others of the same number', async () => {
  const { addItemsToCart } = await import('./add-items-to-cart.ts');
  const { toItem } = await import('./quick-line.ts');
  const { listReplacedItems } = await import('./replaced-items.ts');
  const add = (unit: string, counts: Record<string, number>) => {
    const replaced = listReplacedItems(addItemsToCart([toItem(gloves, 5, unit, { counts, words: '' })]));
    return replaced.map(({ former, now }) => `${now} (was ${former})`);
  };
  add('PRS', { 8: 5 });
  expect(add('PRS', { 9: 5 })).toEqual(['5 pairs, size 9: 5 (was 5 pairs, size 8: 5)']);
  expect(add('BOX', {})).toEqual(['5 boxes (was 5 pairs, size 9: 5)']);
});
