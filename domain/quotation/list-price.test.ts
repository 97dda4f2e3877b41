import { describe, expect, it } from 'vitest';
import { describeListDiscount } from './describe-terms.ts';
import { getListPrice, type ListedLine } from './list-price.ts';

const BAR: ListedLine = {
  unit: 'NOS',
  listPricePaise: 1_250_00,
  listUnit: 'NOS',
  ratePaise: 1_100_00,
};
const RENTAL = { per: 'day', periods: 3, depositPaise: 0, mobilisationPaise: 0 } as const;

describe('a list price', () => {
  it('is named with the discount on it', () => {
    expect(describeListDiscount(BAR)).toBe('list price ₹1,250.00, 12% off');
  });

  it.each([
    ['at the list price', { ratePaise: 1_250_00 }],
    ['above the list price', { ratePaise: 1_300_00 }],
    ['without a rate yet', { ratePaise: 0 }],
    ['in another unit than the catalogue’s', { unit: 'KGS', ratePaise: 60_00 }],
    ['to rent', { rental: RENTAL }],
    ['without a list price', { listPricePaise: 0 }],
  ] as const)('is not named for a line %s', (_, change) => {
    expect(describeListDiscount({ ...BAR, ...change })).toBe('');
  });

  it('is silent on offers that were sent before its unit was told, and still known to the desk', () => {
    const { listUnit, ...former } = BAR;
    expect(describeListDiscount(former)).toBe('');
    expect(getListPrice(former)).toBe(1_250_00);
  });
});
