import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLift } from './toast-lift.ts';

const SCREEN = 900;
const toast = { top: 820, bottom: 876 };
const box = fc
  .record({ top: fc.integer({ min: 0, max: SCREEN }), height: fc.integer({ min: 20, max: 60 }) })
  .map(({ top, height }) => ({ top, bottom: top + height }));

describe('the lift of a toast', () => {
  it('keeps it clear of every box, or is 0', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 8 }), (boxes) => {
        const lift = findLift(toast, boxes, SCREEN);
        const isClear = boxes.every(
          ({ top, bottom }) => top >= toast.bottom - lift || bottom <= toast.top - lift,
        );
        expect(lift === 0 || isClear).toBe(true);
        expect(lift).toBeLessThanOrEqual(SCREEN / 2);
      }),
    );
  });

  it('is 0 where nothing is covered', () => {
    expect(findLift(toast, [{ top: 100, bottom: 400 }], SCREEN)).toBe(0);
  });

  it('passes several rows of buttons', () => {
    const rows = [
      { top: 830, bottom: 874 },
      { top: 760, bottom: 804 },
    ];
    expect(findLift(toast, rows, SCREEN)).toBe(876 - 760 + 8);
  });
});
