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

it('keeps the words that were noted for a line when a list with sizes is added again', async () => {
  const { addItemsToCart } = await import('./add-items-to-cart.ts');
  const { toItem } = await import('./quick-line.ts');
  const { readWishes } = await import('#web/features/wishes/local-wishes.ts');
  const { setLineWish } = await import('#web/features/wishes/wish-store.ts');
  const shoes = {
    id: 'shoes',
    title: 'Safety Shoes',
    image: '',
    price: { mrpPaise: 100_00, sellingPricePaise: 90_00, gstRate: 12 },
    unit: 'PRS',
    unitName: 'pair',
    unitPlural: 'pairs',
    missingValues: [],
    minimumQuantity: 1,
    quantityMultiple: 1,
  } as never;
  setLineWish('shoes', { remark: 'Size 7: 2; black laces' });
  addItemsToCart([toItem(shoes, 5, 'PRS', { counts: { 8: 5 }, words: '' })]);
  expect(readWishes().lines.shoes).toEqual({ quantity: 5, remark: 'Size 8: 5; black laces' });
  addItemsToCart([toItem(shoes, 12, 'PRS')]);
  expect(readWishes().lines.shoes?.remark).toBe('black laces');
  const mixed = toItem(shoes, 12, 'PRS', { counts: {}, words: 'size 8 and 9' });
  addItemsToCart([mixed]);
  addItemsToCart([mixed]);
  expect(readWishes().lines.shoes?.remark).toBe('size 8 and 9; black laces');
});

it('replaces what was wanted before by what the list says', async () => {
  const { addItemsToCart } = await import('./add-items-to-cart.ts');
  const { toItem } = await import('./quick-line.ts');
  const { readWishes } = await import('#web/features/wishes/local-wishes.ts');
  const { readCart } = await import('#web/features/cart/cart-store.ts');
  const meter = { id: 'meter', title: 'Multimeter', price: {}, unit: 'NOS', unitContent: '' } as never;
  const add = (quantity: number) => {
    addItemsToCart([toItem(meter, quantity, 'NOS')]);
    return readCart().items.meter;
  };
  expect(add(12)).toBe(5);
  expect(add(6)).toBe(5);
  expect(readWishes().lines.meter).toEqual({ quantity: 6 });
  expect(add(6)).toBe(5);
  expect(add(2)).toBe(2);
  expect(readWishes().lines.meter).toBeUndefined();
  expect(add(1)).toBe(1);
});

it('keeps the sizes of the cart for as many without sizes', async () => {
  const { addItemsToCart } = await import('./add-items-to-cart.ts');
  const { toItem } = await import('./quick-line.ts');
  const { readWishes } = await import('#web/features/wishes/local-wishes.ts');
  const { setLineWish } = await import('#web/features/wishes/wish-store.ts');
  const gloves = { id: 'gloves', price: {}, unit: 'PRS', unitPlural: 'pairs', unitContent: '' } as never;
  setLineWish('gloves', { quantity: 48, remark: 'Size 8: 24, size 9: 24' });
  const add = (quantity: number, unit = 'PRS', counts = {}) => {
    addItemsToCart([toItem(gloves, quantity, unit, { counts, words: '' })]);
    return readWishes().lines.gloves;
  };
  expect(add(48)).toEqual({ quantity: 48, remark: 'Size 8: 24, size 9: 24' });
  expect(add(48, 'PRS', { 10: 48 })).toEqual({ quantity: 48, remark: 'Size 10: 48' });
  expect(add(48, 'PRS', { L: 48 })).toEqual({ quantity: 48, remark: 'Size L: 48' });
  expect(add(48, 'PRS', { L: 48 })).toEqual({ quantity: 48, remark: 'Size L: 48' });
  expect(add(48)).toEqual({ quantity: 48, remark: 'Size L: 48' });
  expect(add(48, 'BOX')).toEqual({ quantity: 48, unit: 'BOX' });
});

it('asks for a line that is not in the catalogue with its unit and remark', async () => {
  const { askForLine } = await import('./add-items-to-cart.ts');
  const { addMatch, createLine } = await import('./quick-line.ts');
  const { changeLines } = await import('./change-lines.ts');
  const { readWishes } = await import('#web/features/wishes/local-wishes.ts');
  const match = { quantity: 2, products: [], fitting_id: null };
  const lines = [
    addMatch(createLine(1, 'lathe\t2\tRemark: urgent'), {
      ...match,
      text: 'lathe',
      unit: null,
      result: 'none',
    }),
    addMatch(createLine(2, 'bit 2 nos'), { ...match, text: 'bit', unit: 'NOS', result: 'choose' }),
    addMatch(createLine(3, 'flat 2 kg'), { ...match, text: 'flat', unit: 'KGS', result: 'none' }),
  ];
  changeLines(lines, { type: 'reject', key: 2 }).forEach(askForLine);
  expect(readWishes().others.map(({ key, ...wish }) => wish)).toEqual([
    { text: 'lathe', quantity: 2, remark: 'urgent' },
    { text: 'bit', quantity: 2, unit: 'NOS' },
    { text: 'flat', quantity: 2, unit: 'KGS' },
  ]);
});
