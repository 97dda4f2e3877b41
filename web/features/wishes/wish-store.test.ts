import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_WISHES } from '#domain/wish.ts';

let wishes: typeof import('./wish-store.ts') & typeof import('./local-wishes.ts');
let storage: Map<string, string>;
beforeEach(async () => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.resetModules();
  wishes = { ...(await import('./wish-store.ts')), ...(await import('./local-wishes.ts')) };
});

describe('the wish of a line', () => {
  it('is changed part by part, and gone when nothing is said any more', () => {
    wishes.setLineWish('drill', { quantity: 40, unit: 'BOX' });
    wishes.setLineWish('drill', { remark: 'soon', unit: undefined });
    expect(wishes.readWishes().lines).toEqual({ drill: { quantity: 40, remark: 'soon' } });
    wishes.setLineWish('drill', { quantity: undefined, remark: undefined });
    expect(wishes.readWishes().lines).toEqual({});
  });
});

describe('a wish beyond the lines', () => {
  it('is added, changed, removed and put back', () => {
    expect(wishes.addWish({ text: 'rods', quantity: 12 })).toBe(true);
    const [{ key = '' } = {}] = wishes.readWishes().others;
    wishes.changeWish(key, { quantity: 13 });
    const undo = wishes.removeWish(key);
    expect(wishes.readWishes().others).toEqual([]);
    undo();
    expect(wishes.readWishes().others).toMatchObject([{ text: 'rods', quantity: 13 }]);
  });

  it('is not added to a full list', () => {
    for (let count = 0; count < MAX_WISHES; count += 1) wishes.addWish({ text: `item ${count}` });
    expect(wishes.addWish({ text: 'one more' })).toBe(false);
    expect(new Set(wishes.readWishes().others.map(({ key }) => key)).size).toBe(MAX_WISHES);
  });
});

it.each([
  ['nothing', 'null'],
  ['text', '"x"'],
  ['numbers', '{"lines": 1, "others": 2, "request": 3}'],
  [
    'entries of wrong kinds',
    '{"others": [null, 1, {"key": "1"}, {"key": "2", "text": 3}], "request": {"remark": 4}}',
  ],
])('what is stored is read as empty if it is %s', (_, stored) => {
  storage.set('udyoghaat_wishes', stored);
  expect(wishes.readWishes()).toEqual({ lines: {}, others: [], request: {} });
});

it('a unit that the shop does not know is not read from the storage', () => {
  storage.set('udyoghaat_wishes', '{"lines":{"wire":{"quantity":6,"unit":"COL"},"bar":{"unit":"MTR"}}}');
  expect(wishes.readWishes().lines).toEqual({ wire: { quantity: 6 }, bar: { unit: 'MTR' } });
});

it('a rental survives the storage', () => {
  const rental = { from: '2026-12-01', until: '2026-12-05', pin: '411001', withOperator: true };
  wishes.addWish({ productId: 'roller', title: 'Road roller', rental });
  expect(wishes.readWishes().others).toEqual([
    { key: '1', productId: 'roller', title: 'Road roller', rental },
  ]);
});
