import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePriceByRate } from './change-price.ts';

const price = fc.integer({ min: 1, max: 1_00_00_00_000 });
const rate = fc.integer({ min: -9000, max: 90_000 });

describe('changePriceByRate', () => {
  it.each([
    [10_000_00, 750, 10_750_00],
    [10_001_00, 750, 10_751_00],
    [99_90, 500, 105_00],
    [12_50, 500, 13_13],
    [12_50, -500, 11_88],
  ])('makes %i paise, changed by %i basis points, %i', (before, by, after) => {
    expect(changePriceByRate(before, by)).toBe(after);
  });

  it('is within half a rupee of the exact price, and half a paisa below ₹100', () => {
    fc.assert(
      fc.property(price, rate, (before, by) => {
        const exact = (before * (10_000 + by)) / 10_000;
        const changed = changePriceByRate(before, by);
        expect(Number.isSafeInteger(changed)).toBe(true);
        expect(Math.abs(changed - exact)).toBeLessThanOrEqual(exact < 10_000 ? 0.5 : 50);
      }),
    );
  });

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(price, price, rate, (one, other, by) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(changePriceByRate(low, by)).toBeLessThanOrEqual(changePriceByRate(high, by));
      }),
    );
  });
});
