import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getDiscountOfRate,
  getPriceInclGst,
  getRateOfDiscount,
  getRateOfPriceInclGst,
} from './agreed-rate.ts';

const paise = fc.integer({ min: 1, max: 100_000_000_000 });
const gst = fc.constantFrom(0, 25, 300, 500, 1800, 4000);

describe('an agreed price', () => {
  it.each([
    [100_00, 1800, 118_00],
    [847_46, 1800, 1000_00],
    [1_00, 500, 1_05],
  ])('of %s paise is, with GST of %s, %s paise', (rate, gstBps, priceInclGst) => {
    expect(getPriceInclGst(rate, gstBps)).toBe(priceInclGst);
    expect(getRateOfPriceInclGst(priceInclGst, gstBps)).toBe(rate);
  });

  it('is the same after it was shown with GST and typed so', () => {
    fc.assert(
      fc.property(paise, gst, (rate, gstBps) => {
        expect(getRateOfPriceInclGst(getPriceInclGst(rate, gstBps), gstBps)).toBe(rate);
      }),
    );
  });

  it('has the discount that was typed, where the list price is fine enough for it', () => {
    const list = fc.integer({ min: 10_000, max: 100_000_000_000 });
    fc.assert(
      fc.property(list, fc.integer({ min: 0, max: 9_999 }), (listPrice, discount) => {
        expect(getDiscountOfRate(listPrice, getRateOfDiscount(listPrice, discount))).toBe(discount);
      }),
    );
  });

  it('above the list price is a discount below 0', () => {
    expect(getDiscountOfRate(100_00, 112_50)).toBe(-1250);
  });
});
