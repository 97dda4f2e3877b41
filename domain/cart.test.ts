import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartLine, findQuantityProblem, totalCart } from './cart.ts';
import { priceOrder } from './order-price.ts';

const anyLine = fc.record({
  listPricePaise: fc.integer({ min: 0, max: 10 ** 11 }),
  discountBps: fc.integer({ min: 0, max: 10_000 }),
  gstBps: fc.constantFrom(0, 25, 300, 500, 1800, 4000),
  quantity: fc.integer({ min: 1, max: 5 }),
});

describe('findQuantityProblem', () => {
  it('accepts only whole numbers from 1 to 5', () => {
    expect([1, 2, 3, 4, 5].map(findQuantityProblem)).toEqual(Array(5).fill(undefined));
    expect(findQuantityProblem(6)).toBe('too-many');
    expect(findQuantityProblem(0)).toBe('too-few');
    expect(findQuantityProblem(1.5)).toBe('not-whole');
    expect(findQuantityProblem(Number.NaN)).toBe('not-whole');
  });
});

describe('totalCart', () => {
  it('multiplies the rounded unit prices, as the pages show them', () => {
    const lines: CartLine[] = [
      { listPricePaise: 99_900, discountBps: 1000, gstBps: 1800, quantity: 2 },
      { listPricePaise: 6_250, discountBps: 0, gstBps: 1800, quantity: 5 },
    ];
    expect(totalCart(lines)).toEqual({
      totalPaise: 2 * 90_000 + 5 * 6_300,
      totalInclGstPaise: 2 * 106_200 + 5 * 7_500,
      shippingPaise: 0,
      payablePaise: 2 * 106_200 + 5 * 7_500,
    });
  });

  it('equals the sum of the orders created from the cart, for any cart', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
        const orderSum = lines.reduce(
          (sum, line) => sum + priceOrder({ ...line, addedDiscountMicroBps: 0 }).totalInclGstPaise,
          0,
        );
        expect(totalCart(lines).payablePaise).toBe(orderSum);
      }),
    );
  });
});
