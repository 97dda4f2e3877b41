import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedLine, countAsked, valueAsked } from './asked-value.ts';
import { totalCart } from './cart.ts';
import { priceUnit } from './pricing.ts';

const terms = { listPricePaise: 1_150_00, discountBps: 0, gstBps: 1800 };
const line = (changes: Partial<AskedLine> = {}): AskedLine => ({
  price: priceUnit(terms),
  quantity: 5,
  unitCode: 'NOS',
  unitContent: undefined,
  wish: undefined,
  ...changes,
});

describe('the value of what was asked for', () => {
  it('counts wished quantities instead of those in the cart', () => {
    expect(valueAsked([line({ wish: { quantity: 40 } }), line({ quantity: 2 })])).toEqual({
      totalPaise: 42 * 1_150_00,
      totalInclGstPaise: 42 * 1_357_00,
      unpricedCount: 0,
    });
  });

  it('is not known where nothing but the cart is asked for', () => {
    const remarked = line({ wish: { remark: 'Blue', targetPricePaise: 100_00, quantity: 5, unit: 'NOS' } });
    expect(valueAsked([line(), remarked])).toBeUndefined();
    expect(valueAsked([])).toBeUndefined();
  });

  it('leaves out what is asked for in another unit, and says so', () => {
    expect(valueAsked([line({ wish: { quantity: 2, unit: 'TON' } }), line({ quantity: 1 })])).toEqual({
      totalPaise: 1_150_00,
      totalInclGstPaise: 1_357_00,
      unpricedCount: 1,
    });
  });

  it('counts the units that hold what is asked for by weight', () => {
    const bars = line({ unitContent: '18.96 kg', wish: { quantity: 2, unit: 'TON' } });
    expect(countAsked(bars)).toBe(106);
    expect(valueAsked([bars])).toEqual({
      totalPaise: 106 * 1_150_00,
      totalInclGstPaise: 106 * 1_357_00,
      unpricedCount: 0,
    });
    expect(countAsked({ ...bars, wish: { unit: 'TON' } })).toBeUndefined();
  });

  it('is exact to the paisa for parts of a unit', () => {
    const price = { discountedPricePaise: 33_00, unitPriceInclGstPaise: 39_00 };
    expect(valueAsked([line({ price, wish: { quantity: 0.333 } })])).toMatchObject({
      totalPaise: 10_99,
      totalInclGstPaise: 12_99,
    });
  });

  it('equals the totals of a cart with these quantities, at any price', () => {
    const anyTerms = fc.record({
      listPricePaise: fc.integer({ min: 1, max: 100_000_00 }),
      discountBps: fc.integer({ min: 0, max: 10_000 }),
      gstBps: fc.constantFrom(0, 500, 1800, 4000),
    });
    const anyLine = fc.record({
      terms: anyTerms,
      inCart: fc.integer({ min: 1, max: 5 }),
      wanted: fc.integer({ min: 6, max: 99_999 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (lines) => {
        const value = valueAsked(
          lines.map((each) =>
            line({ price: priceUnit(each.terms), quantity: each.inCart, wish: { quantity: each.wanted } }),
          ),
        );
        const cart = totalCart(lines.map((each) => ({ ...each.terms, quantity: each.wanted })));
        expect(value).toEqual({
          totalPaise: cart.totalPaise,
          totalInclGstPaise: cart.totalInclGstPaise,
          unpricedCount: 0,
        });
      }),
    );
  });
});
