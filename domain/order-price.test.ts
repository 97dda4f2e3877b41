import { describe, expect, it } from 'vitest';
import { priceOrder } from './order-price.ts';

describe('priceOrder', () => {
  it('adds the operator’s discount to the product’s discount', () => {
    const order = {
      listPricePaise: 100_000,
      discountBps: 1000,
      addedDiscountMicroBps: 500_000_000,
      gstBps: 1800,
      quantity: 3,
    };
    expect(priceOrder(order)).toMatchObject({
      discountBps: 1500,
      addedDiscountBps: 500,
      discountedPricePaise: 85_000,
      totalInclGstPaise: 3 * 100_300,
    });
  });

  it('rounds the total of part of a unit half up to the paisa', () => {
    const order = { listPricePaise: 101_00, discountBps: 0, addedDiscountMicroBps: 0, gstBps: 0 };
    expect(priceOrder({ ...order, quantity: 2.345 }).totalInclGstPaise).toBe(236_85);
    expect(priceOrder({ ...order, quantity: 0.005 }).totalInclGstPaise).toBe(51);
  });
});
