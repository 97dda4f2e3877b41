import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applySavedListChanges,
  NO_LIST_CHANGES,
  type SavedLine,
  type SavedListChanges,
} from './saved-list.ts';

const anyId = fc.constantFrom('drill', 'saw', 'pump', 'motor', 'belt', 'vice');
const anyQuantity = fc.integer({ min: 1, max: 999_999_000 }).map((thousandths) => thousandths / 1000);
const anyRemark = fc.constantFrom(undefined, 'Galvanised', 'For bay 2');
const anyLine: fc.Arbitrary<SavedLine> = fc.record({
  productId: anyId,
  quantity: anyQuantity,
  unit: fc.constantFrom(undefined, 'BAG', 'KGS'),
  remark: anyRemark,
});
const anyChanges: fc.Arbitrary<SavedListChanges> = fc.record({
  added: fc.array(anyLine, { maxLength: 4 }),
  changed: fc.array(
    fc.record({
      productId: anyId,
      quantity: fc.option(anyQuantity, { nil: undefined }),
      remark: fc.constantFrom(undefined, '', 'New'),
    }),
    { maxLength: 4 },
  ),
  removed: fc.array(anyId, { maxLength: 3 }),
  moved: fc.array(fc.record({ productId: anyId, before: fc.option(anyId) }), { maxLength: 3 }),
});
const apply = (lines: SavedLine[], changes: Partial<SavedListChanges>) =>
  applySavedListChanges(lines, { ...NO_LIST_CHANGES, ...changes });
const anyLines = fc.array(anyLine).map((added) => apply([], { added }));

const DRILL = { productId: 'drill', quantity: 2 };
const SAW = { productId: 'saw', quantity: 1, remark: 'For bay 2' };
const PUMP = { productId: 'pump', quantity: 40 };

describe('the lines of a saved list', () => {
  it('have each product once, whatever changes', () => {
    fc.assert(
      fc.property(anyLines, anyChanges, (lines, changes) => {
        const ids = applySavedListChanges(lines, changes).map(({ productId }) => productId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('are the same after a repeated call that adds or removes', () => {
    fc.assert(
      fc.property(anyLines, anyChanges, (lines, { added, removed }) => {
        const fresh = removed.filter((id) => !added.some(({ productId }) => productId === id));
        const once = apply(lines, { added, removed: fresh });
        expect(apply(once, { added, removed: fresh })).toEqual(once);
      }),
    );
  });

  it('keep what one device adds or removes when another one changes other lines before or after', () => {
    const ofFirst = anyChanges.map(({ added, removed }) => ({
      added: added.filter(({ productId }) => productId < 'm'),
      removed: removed.filter((id) => id < 'm'),
    }));
    const ofSecond = anyChanges.map((changes) => ({
      added: changes.added.filter(({ productId }) => productId > 'm'),
      changed: changes.changed.filter(({ productId }) => productId > 'm'),
      removed: changes.removed.filter((id) => id > 'm'),
    }));
    const sorted = (lines: SavedLine[]) => lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
    fc.assert(
      fc.property(anyLines, ofFirst, ofSecond, (lines, first, second) => {
        expect(sorted(apply(apply(lines, first), second))).toEqual(
          sorted(apply(apply(lines, second), first)),
        );
      }),
    );
  });

  it('keep the larger quantity and the remark of a product that is added again', () => {
    expect(apply([SAW], { added: [{ productId: 'saw', quantity: 5, remark: 'Other' }] })).toEqual([
      { ...SAW, quantity: 5 },
    ]);
    expect(apply([PUMP], { added: [{ productId: 'pump', quantity: 5 }] })).toEqual([PUMP]);
  });

  it('get new quantities and remarks, and lose a remark that is empty', () => {
    const changed = [
      { productId: 'drill', remark: 'Keyless' },
      { productId: 'saw', quantity: 3, remark: '' },
    ];
    expect(apply([DRILL, SAW], { changed })).toEqual([
      { ...DRILL, remark: 'Keyless' },
      { productId: 'saw', quantity: 3 },
    ]);
  });

  it('ignore a change of a line that was removed meanwhile', () => {
    expect(apply([DRILL], { changed: [{ productId: 'saw', quantity: 3 }] })).toEqual([DRILL]);
  });

  it('move before another line, or to the end', () => {
    const lines = [DRILL, SAW, PUMP];
    const move = (productId: string, before: string | null) =>
      apply(lines, { moved: [{ productId, before }] }).map((line) => line.productId);
    expect(move('pump', 'drill')).toEqual(['pump', 'drill', 'saw']);
    expect(move('drill', null)).toEqual(['saw', 'pump', 'drill']);
    expect(move('drill', 'drill')).toEqual(['drill', 'saw', 'pump']);
    expect(move('drill', 'unknown')).toEqual(['saw', 'pump', 'drill']);
    expect(move('unknown', 'drill')).toEqual(['drill', 'saw', 'pump']);
  });

  it('come back to their place when a removal is undone', () => {
    const removed = apply([DRILL, SAW, PUMP], { removed: ['saw'] });
    expect(apply(removed, { added: [SAW], moved: [{ productId: 'saw', before: 'pump' }] })).toEqual([
      DRILL,
      SAW,
      PUMP,
    ]);
  });
});
