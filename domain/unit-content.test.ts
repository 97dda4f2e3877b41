import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countUnits, readContent } from './unit-content.ts';

describe('what a unit contains', () => {
  it('is read where it is one number of something measured', () => {
    expect(readContent('18.96 kg')).toEqual({ amount: 18.96, measure: 'kg' });
    expect(readContent('1,000 l')).toEqual({ amount: 1000, measure: 'litre' });
    expect(readContent('100 pieces')).toEqual({ amount: 100, measure: 'piece' });
    for (const content of ['', '4', 'kg', '0 kg', '8–10 kg', '12 m × 16 mm', 'mixed sizes', '5 toString']) {
      expect(readContent(content), content).toBeUndefined();
    }
  });

  it.each([
    [2, 'TON', '18.96 kg', 106],
    [2, 'TON', '50 kg', 40],
    [500, 'KGS', '1 tonne', 1],
    [1.1, 'KGS', '100 g', 11],
    [250, 'MTR', '90 m', 3],
    [20, 'DOZ', '100 pieces', 3],
  ] as const)('says how many are needed for %d %s of %s', (quantity, code, content, count) => {
    expect(countUnits(quantity, code, content)).toBe(count);
  });

  it('says nothing about what is measured otherwise', () => {
    expect(countUnits(2, 'TON', '90 m')).toBeUndefined();
    expect(countUnits(2, 'BOX', '18.96 kg')).toBeUndefined();
    expect(countUnits(2, 'TON', '')).toBeUndefined();
  });

  it('is enough, and one less is not', () => {
    const grams = fc.integer({ min: 1, max: 10 ** 6 });
    fc.assert(
      fc.property(grams, grams, (wanted, held) => {
        const count = countUnits(wanted, 'GMS', `${held} g`) ?? 0;
        expect(count * held).toBeGreaterThanOrEqual(wanted);
        expect((count - 1) * held).toBeLessThan(wanted);
      }),
    );
  });
});
