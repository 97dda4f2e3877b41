import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineOffer, QuotationCharges, QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { listOffered, type Offer, toggleLine, totalWished } from './quotation.ts';

const line = (number: number, offer: LineOffer, replaces?: number): QuotationLine => ({
  number,
  title: `Item ${number}`,
  hsn: '8467',
  quantity: 1,
  unit: 'NOS',
  ratePaise: 100_00,
  gstBps: 1800,
  offer,
  ...(replaces !== undefined && { replaces }),
});

const offer = {
  lines: [
    line(1, 'offered'),
    line(2, 'alternative', 1),
    line(3, 'alternative', 1),
    line(4, 'optional'),
    line(5, 'unavailable'),
    line(6, 'offered'),
  ],
} as Offer;
const choose = (...numbers: number[]) =>
  numbers.reduce(
    (chosen, number) => toggleLine(offer, chosen, offer.lines[number - 1] as QuotationLine),
    listOffered(offer),
  );

describe('the chosen lines of an offer', () => {
  it('are at first those that are offered', () => {
    expect(listOffered(offer)).toEqual(new Set([1, 6]));
  });

  it('have an alternative in place of its line, and the line again in place of the alternative', () => {
    expect(choose(2)).toEqual(new Set([2, 6]));
    expect(choose(2, 3)).toEqual(new Set([3, 6]));
    expect(choose(2, 1)).toEqual(new Set([1, 6]));
  });

  it('have options on top, and lose what is ticked again', () => {
    expect(choose(4)).toEqual(new Set([1, 6, 4]));
    expect(choose(4, 4, 6, 1)).toEqual(new Set());
  });

  it('never have a line together with what replaces it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 3, 4, 6)), (numbers) => {
        const chosen = choose(...numbers);
        expect([1, 2, 3].filter((number) => chosen.has(number)).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the total with what the buyer wishes', () => {
  const supply = { isGoodsIntraState: true, isRentalIntraState: true };
  const charges: QuotationCharges = {
    freightTerm: 'included',
    freightPaise: 0,
    packingPaise: 0,
    insurancePaise: 0,
    rule: 'value',
  };
  const priced = { ...offer, supply, charges } as Offer;
  const totalOf = (...wishes: Parameters<typeof totalWished>[2]) =>
    totalWished(priced, listOffered(offer), wishes);

  it('is that of the offer until something is wished for', () => {
    expect(totalOf()).toBe(236_00);
  });

  it('follows rates, quantities and what is left out', () => {
    expect(totalOf({ number: 1, rate: 50, quantity: 3 })).toBe(295_00);
    expect(totalOf({ number: 6, is_dropped: true })).toBe(118_00);
    expect(totalOf({ number: 4, rate: 5 })).toBe(236_00);
  });

  it.each([Number.NaN, -1, 0.005, 1e20])('is not known with a rate or a quantity of %s', (figure) => {
    expect(totalOf({ number: 1, rate: figure })).toBeUndefined();
    if (figure !== 0.005) expect(totalOf({ number: 1, quantity: figure })).toBeUndefined();
  });
});
