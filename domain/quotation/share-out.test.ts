import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

it('gives what is left to the largest remainders, the first ones among equals', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(10, [1, 5, 3])).toEqual([1, 6, 3]);
  expect(shareOut(2, [0, 0, 0])).toEqual([1, 1, 0]);
  expect(shareOut(5, [])).toEqual([]);
});

it('shares everything out, each part less than a paisa from its exact value', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1 }), (amount, weights) => {
      const parts = shareOut(amount, weights);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
      const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
      for (const [index, part] of sum > 0n ? parts.entries() : []) {
        const difference = BigInt(part) * sum - BigInt(amount) * BigInt(weights[index] ?? 0);
        expect(difference > -sum && difference < sum).toBe(true);
      }
    }),
  );
});
