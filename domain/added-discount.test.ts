import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iterations } from '../tests/support/extended.ts';
import {
  combineDiscounts,
  getAddedDiscountOfPrice,
  getPriceBeforeGst,
  isAgreedPrice,
  microBpsFromPercent,
  percentFromMicroBps,
} from './added-discount.ts';
import { GST_RATES_BPS } from './gst.ts';
import { priceOrder } from './order-price.ts';
import { addGst, priceUnit } from './pricing.ts';

/** A product with a price before GST that could be agreed for it. */
const agreements = fc
  .record({
    // Up to the highest list price of a product, with paise; small ones too, where a rupee weighs most.
    listPricePaise: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 10 ** 11 - 1 })),
    discountBps: fc.oneof(fc.constantFrom(0, 500, 10_000), fc.integer({ min: 0, max: 10_000 })),
    gstBps: fc.constantFrom(...GST_RATES_BPS),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  .chain((terms) =>
    fc.record({
      terms: fc.constant(terms),
      rupees: fc.integer({ min: 1, max: Math.ceil(terms.listPricePaise / 100) }),
    }),
  );

/** The order on the wire, as text, the way a client of the API reads it. */
function readFromWire(terms: { listPricePaise: number; discountBps: number }, addedDiscountMicroBps: number) {
  const order = {
    pro_price: terms.listPricePaise / 100,
    pro_discount: terms.discountBps / 100,
    added_discount: percentFromMicroBps(addedDiscountMicroBps),
  };
  return JSON.parse(JSON.stringify(order)) as typeof order;
}

describe('an agreed price', () => {
  it('is read to the rupee by clients that calculate in floating point, for random ones', () => {
    fc.assert(
      fc.property(agreements, ({ terms, rupees }) => {
        const added = getAddedDiscountOfPrice(terms, rupees * 100);
        const { pro_price, pro_discount, added_discount } = readFromWire(terms, added);
        const discount = pro_discount + added_discount;
        return (
          Math.ceil((pro_price * (100 - pro_discount - added_discount)) / 100) === rupees &&
          Math.ceil(pro_price - (pro_price * discount) / 100) === rupees &&
          Math.ceil(pro_price * (1 - discount / 100)) === rupees &&
          microBpsFromPercent(added_discount) === added
        );
      }),
      { numRuns: iterations(1000, 100_000) },
    );
  });

  it('is what the shop calculates, and is shown as agreed unless nothing is added', () => {
    fc.assert(
      fc.property(agreements, ({ terms, rupees }) => {
        const addedDiscountMicroBps = getAddedDiscountOfPrice(terms, rupees * 100);
        const price = priceOrder({ ...terms, addedDiscountMicroBps });
        expect(price.discountedPricePaise).toBe(rupees * 100);
        expect(price.unitPriceInclGstPaise).toBe(addGst(rupees * 100, terms.gstBps));
        expect(price.discountBps === null).toBe(addedDiscountMicroBps !== 0);
        expect(combineDiscounts(terms.discountBps, addedDiscountMicroBps)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: iterations(500, 10_000) },
    );
  });

  it('differs from a percentage even where a percentage has the same price', () => {
    const terms = { listPricePaise: 1_000, discountBps: 0, gstBps: 1800 };
    const added = getAddedDiscountOfPrice(terms, 900);
    expect(added).toBe(1_500_000_001);
    expect(isAgreedPrice(added)).toBe(true);
  });
});

describe('a typed percentage', () => {
  it('stays that percentage on the wire', () => {
    for (let bps = 0; bps <= 10_000; bps += 1) {
      const added = bps * 1_000_000;
      expect(isAgreedPrice(added)).toBe(false);
      expect(percentFromMicroBps(added)).toBe(bps / 100);
      expect(microBpsFromPercent(bps / 100)).toBe(added);
    }
  });
});

describe('a price with GST', () => {
  it('is found again from the price before GST, and prices that the rounding skips lie between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.constantFrom(...GST_RATES_BPS),
        (rupees, gstBps) => {
          const inclGst = addGst(rupees * 100, gstBps);
          const next = addGst((rupees + 1) * 100, gstBps);
          expect(getPriceBeforeGst(inclGst, gstBps)).toBe(rupees * 100);
          expect(getPriceBeforeGst(next - 100, gstBps)).toBe(rupees * 100);
        },
      ),
    );
  });
});

describe('combineDiscounts', () => {
  it('adds percentage points up to 100 %', () => {
    expect(combineDiscounts(1000, 250_000_000)).toBe(1_250_000_000);
    expect(combineDiscounts(9000, 2_000_000_000)).toBe(10_000_000_000);
  });

  it('leaves the price of the product when nothing is added', () => {
    const terms = { listPricePaise: 99_900, discountBps: 1000, gstBps: 1800, quantity: 1 };
    const { discountedPricePaise, discountBps } = priceOrder({ ...terms, addedDiscountMicroBps: 0 });
    expect({ discountedPricePaise, discountBps }).toEqual({
      discountedPricePaise: 90_000,
      discountBps: 1000,
    });
    expect(priceUnit(terms).discountedPricePaise).toBe(90_000);
  });
});
