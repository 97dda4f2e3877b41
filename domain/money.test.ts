import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRoundingHalfUp, divideRoundingUp, paiseFromRupees, rupeesFromPaise } from './money.ts';

describe('money', () => {
  it('converts every amount to rupees and back to the same paise', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        (paise) => paiseFromRupees(rupeesFromPaise(paise)) === paise,
      ),
    );
  });

  it('rejects fractions of a paisa and unsafe amounts', () => {
    for (const wrong of [0.001, 10.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
      expect(() => paiseFromRupees(wrong)).toThrow(RangeError);
    }
  });

  it('rounds quotients up, or to the nearest with halves up', () => {
    expect(divideRoundingUp(10n, 5n)).toBe(2n);
    expect(divideRoundingUp(11n, 5n)).toBe(3n);
    expect(divideRoundingHalfUp(5n, 2n)).toBe(3n);
    expect(divideRoundingHalfUp(7n, 5n)).toBe(1n);
    expect(divideRoundingHalfUp(8n, 5n)).toBe(2n);
  });

  it('rejects divisors that are not positive, and negative dividends where halves are rounded', () => {
    expect(() => divideRoundingUp(1n, 0n)).toThrow(RangeError);
    expect(() => divideRoundingHalfUp(1n, -1n)).toThrow(RangeError);
    expect(() => divideRoundingHalfUp(-1n, 1n)).toThrow(RangeError);
  });
});
