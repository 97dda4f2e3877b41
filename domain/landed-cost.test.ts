import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_RATES_BPS } from './gst.ts';
import { getLandedCost, withGst } from './landed-cost.ts';
import { priceUnit } from './pricing.ts';

const paise = fc.integer({ min: 0, max: 1e11 });
const rate = fc.constantFrom(...GST_RATES_BPS);
const quantity = fc.integer({ min: 1, max: 10_000 });

describe('the landed cost', () => {
  it('is price times quantity plus freight, with GST on both', () => {
    const offer = { unitPricePaise: 104_500, gstBps: 1800, freightPaise: 150_000 };
    expect(getLandedCost(offer, 10)).toEqual({ beforeGstPaise: 1_195_000, inclGstPaise: 1_410_100 });
  });

  it('is, without freight, what the cart shows for a product of the shop', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), rate, quantity, (listPricePaise, gstBps, count) => {
        const price = priceUnit({ listPricePaise, discountBps: 0, gstBps });
        const offer = { ...price, unitPricePaise: price.discountedPricePaise, freightPaise: 0 };
        expect(getLandedCost(offer, count)).toEqual({
          beforeGstPaise: price.discountedPricePaise * count,
          inclGstPaise: price.unitPriceInclGstPaise * count,
        });
      }),
    );
  });

  it('differs by GST of the rate, to half a paisa', () => {
    fc.assert(
      fc.property(paise, paise, rate, quantity, (unitPricePaise, freightPaise, gstBps, count) => {
        const cost = getLandedCost({ unitPricePaise, freightPaise, gstBps }, count);
        expect(Number.isSafeInteger(cost.inclGstPaise)).toBe(true);
        const exactTimes20000 = 2n * BigInt(cost.beforeGstPaise) * BigInt(10_000 + gstBps);
        const errorTimes20000 = BigInt(cost.inclGstPaise) * 20_000n - exactTimes20000;
        expect(errorTimes20000 > -10_000n && errorTimes20000 <= 10_000n).toBe(true);
      }),
    );
  });

  it('rounds half a paisa up', () => {
    expect(withGst(10, 500)).toBe(11);
  });
});
