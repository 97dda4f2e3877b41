import fc from 'fast-check';
import { expect, it } from 'vitest';
import { iterations } from '../../tests/support/extended.ts';
import { percentFromMicroBps } from '../added-discount.ts';
import { priceOrder } from '../order-price.ts';
import { getAgreedTerms } from './agreed-terms.ts';

const terms = fc.record({
  listPricePaise: fc.integer({ min: 0, max: 50_000_000 }),
  discountBps: fc.integer({ min: 0, max: 9_000 }),
  gstBps: fc.constantFrom(0, 500, 1800),
  addedDiscountMicroBps: fc.constantFrom(0, 500_000_000),
});
const rate = fc.integer({ min: 1, max: 60_000_000 });

it('gives the agreed rate, rounded up to a rupee, by the rules of orders and as a client in floating point', () => {
  fc.assert(
    fc.property(terms, rate, (former, ratePaise) => {
      const agreed = getAgreedTerms(former, ratePaise, 500);
      const rupees = Math.ceil(ratePaise / 100);
      expect(priceOrder({ ...agreed, quantity: 1 }).discountedPricePaise).toBe(rupees * 100);
      const percent = agreed.discountBps / 100 + percentFromMicroBps(agreed.addedDiscountMicroBps);
      expect(Math.ceil(((agreed.listPricePaise / 100) * (100 - percent)) / 100)).toBe(rupees);
    }),
    { numRuns: iterations(200, 2000) },
  );
});

it('makes a rate above the list price the list price, and changes it for no other', () => {
  fc.assert(
    fc.property(terms, rate, (former, ratePaise) => {
      const { listPricePaise } = getAgreedTerms(former, ratePaise, 500);
      const rounded = Math.ceil(ratePaise / 100) * 100;
      if (ratePaise > former.listPricePaise + 100) expect(listPricePaise).toBe(rounded);
      if (rounded <= former.listPricePaise) expect(listPricePaise).toBe(former.listPricePaise);
    }),
  );
});

it('leaves terms as they are that lead to the rate already', () => {
  const former = { listPricePaise: 100_000, discountBps: 1000, gstBps: 1800, addedDiscountMicroBps: 0 };
  expect(getAgreedTerms(former, 90_000, 1800)).toEqual(former);
});
