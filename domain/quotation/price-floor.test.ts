import { describe, expect, it } from 'vitest';
import { getFloorPaise, listBelowFloor } from './price-floor.ts';
import type { QuotationLine } from './quotation-terms.ts';

const LINE: QuotationLine = {
  number: 1,
  title: 'Lathe',
  hsn: '8458',
  quantity: 1,
  unit: 'NOS',
  listPricePaise: 1_000_00,
  ratePaise: 849_99,
  gstBps: 1800,
  offer: 'offered',
};
const FLOORS = new Map([[1, getFloorPaise(1_000_00, 8500)]]);

describe('a price floor', () => {
  it('is a share of the list price, up to the next paisa', () => {
    expect(getFloorPaise(1_000_00, 8500)).toBe(850_00);
    expect(getFloorPaise(3_33, 8500)).toBe(2_84);
  });

  it('names what could be bought below it', () => {
    expect(listBelowFloor([LINE], FLOORS)).toEqual([{ line: 1, ratePaise: 849_99, floorPaise: 850_00 }]);
    expect(listBelowFloor([{ ...LINE, offer: 'optional' }], FLOORS)).toHaveLength(1);
    expect(listBelowFloor([{ ...LINE, ratePaise: 850_00 }], FLOORS)).toEqual([]);
    expect(listBelowFloor([{ ...LINE, offer: 'unavailable' }], FLOORS)).toEqual([]);
    expect(listBelowFloor([{ ...LINE, number: 2 }], FLOORS)).toEqual([]);
  });

  it('does not name a rate that is approved, but a lower one', () => {
    const approval = { ratesPaise: { 1: 800_00 } };
    expect(listBelowFloor([{ ...LINE, ratePaise: 800_00 }], FLOORS, approval)).toEqual([]);
    expect(listBelowFloor([{ ...LINE, ratePaise: 799_99 }], FLOORS, approval)).toHaveLength(1);
  });
});
