import { describe, expect, it } from 'vitest';
import { type EstimateOrder, totalEstimate } from './estimate-total.ts';

const order = (changes: Partial<EstimateOrder> = {}): EstimateOrder => ({
  listPricePaise: 100_000,
  discountBps: 0,
  gstBps: 1800,
  quantity: 2,
  addedDiscountMicroBps: 0,
  status: 'Requested',
  ...changes,
});

describe('totalEstimate', () => {
  it('sums the orders with their added discounts', () => {
    expect(
      totalEstimate([order(), order({ addedDiscountMicroBps: 1000_000_000, status: 'Confirmed' })]),
    ).toBe(236_000 + 212_400);
  });

  it('excludes rejected orders, unless all are rejected', () => {
    const rejected = order({ status: 'Rejected' });
    expect(totalEstimate([order(), rejected])).toBe(236_000);
    expect(totalEstimate([rejected, rejected])).toBe(472_000);
  });
});
