import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iterations } from '../tests/support/extended.ts';
import { priceUnit } from './pricing.ts';

const rupees = (amount: number) => amount * 100;

describe('priceUnit', () => {
  it.each([
    { list: 25, discount: 0, gst: 12, discounted: 25, inclGst: 28 },
    { list: 1150, discount: 0, gst: 18, discounted: 1150, inclGst: 1357 },
    { list: 999, discount: 10, gst: 18, discounted: 900, inclGst: 1062 },
    { list: 62.5, discount: 0, gst: 18, discounted: 63, inclGst: 75 },
    { list: 100, discount: 100, gst: 18, discounted: 0, inclGst: 0 },
    { list: 4000, discount: 12.5, gst: 0.25, discounted: 3500, inclGst: 3509 },
  ])('prices ₹$list less $discount % at ₹$discounted, and at ₹$inclGst with $gst % GST', (row) => {
    const price = priceUnit({
      listPricePaise: rupees(row.list),
      discountBps: row.discount * 100,
      gstBps: row.gst * 100,
    });
    expect(price.discountedPricePaise).toBe(rupees(row.discounted));
    expect(price.unitPriceInclGstPaise).toBe(rupees(row.inclGst));
  });

  it('agrees with ceilings in big-integer fractions on 100,000 random prices', () => {
    const ceilingOfFraction = (numerator: bigint, denominator: bigint) =>
      numerator / denominator + (numerator % denominator === 0n ? 0n : 1n);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800, 4000),
        (listPricePaise, discountBps, gstBps) => {
          const price = priceUnit({ listPricePaise, discountBps, gstBps });
          const discountedRupees = ceilingOfFraction(
            BigInt(listPricePaise) * BigInt(10_000 - discountBps),
            1_000_000n,
          );
          const inclGstRupees = ceilingOfFraction(discountedRupees * BigInt(10_000 + gstBps), 10_000n);
          return (
            BigInt(price.discountedPricePaise) === discountedRupees * 100n &&
            BigInt(price.unitPriceInclGstPaise) === inclGstRupees * 100n
          );
        },
      ),
      { numRuns: iterations(1000, 100_000) },
    );
  });

  it('rejects amounts that are not whole and non-negative, and discounts over 100 %', () => {
    for (const wrong of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => priceUnit({ listPricePaise: wrong, discountBps: 0, gstBps: 0 })).toThrow(RangeError);
    }
    expect(() => priceUnit({ listPricePaise: 100, discountBps: 10_001, gstBps: 0 })).toThrow(RangeError);
  });
});
