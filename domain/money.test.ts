import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRoundingHalfUp, divideRoundingUp, paiseFromRupees, rupeesFromPaise } from './money.ts';

describe('money', () => {
  it('survives the way to the wire and back for every amount to the paisa', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        (paise) => paiseFromRupees(rupeesFromPaise(paise)) === paise,
      ),
    );
  });

  it('refuses amounts finer than a paisa or beyond counting', () => {
    for (const wrong of [0.001, 10.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
      expect(() => paiseFromRupees(wrong)).toThrow(RangeError);
    }
  });

  it('rounds quotients up, and to the nearest with halves up', () => {
    expect(divideRoundingUp(10n, 5n)).toBe(2n);
    expect(divideRoundingUp(11n, 5n)).toBe(3n);
    expect(divideRoundingHalfUp(5n, 2n)).toBe(3n);
    expect(divideRoundingHalfUp(7n, 5n)).toBe(1n);
    expect(divideRoundingHalfUp(8n, 5n)).toBe(2n);
  });

  it('refuses divisors that are not positive', () => {
    expect(() => divideRoundingUp(1n, 0n)).toThrow(RangeError);
    expect(() => divideRoundingHalfUp(1n, -1n)).toThrow(RangeError);
    expect(() => divideRoundingHalfUp(-1n, 1n)).toThrow(RangeError);
  });
});
