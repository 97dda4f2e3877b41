import { describe, expect, it } from 'vitest';
import { describeMinimumOrder, fitsMinimumOrder } from './minimum-order.ts';

const bags = { singular: 'bag', plural: 'bags' };

describe('a minimum order', () => {
  it.each([
    [{ minimumQuantity: 10, quantityMultiple: 5 }, '10 bags, in multiples of 5'],
    [{ minimumQuantity: 10 }, '10 bags'],
    [{ quantityMultiple: 1000 }, 'in multiples of 1,000'],
    [{ minimumQuantity: 1, quantityMultiple: 1 }, ''],
    [{}, ''],
  ])('of %j reads %j', (order, expected) => {
    expect(describeMinimumOrder(order, bags)).toBe(expected);
  });

  it.each([
    [10, { minimumQuantity: 10, quantityMultiple: 5 }, true],
    [5, { minimumQuantity: 10, quantityMultiple: 5 }, false],
    [12, { minimumQuantity: 10, quantityMultiple: 5 }, false],
    [0.5, {}, false],
    [1, {}, true],
  ])('is fitted by %d of %j: %s', (quantity, order, expected) => {
    expect(fitsMinimumOrder(quantity, order)).toBe(expected);
  });
});
