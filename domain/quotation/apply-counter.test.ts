import { describe, expect, it } from 'vitest';
import { applyCounter } from './apply-counter.ts';
import type { QuotationLine } from './quotation-terms.ts';

const LINE: QuotationLine = {
  number: 1,
  title: 'Lathe',
  hsn: '8458',
  quantity: 2,
  unit: 'NOS',
  ratePaise: 1_000_00,
  gstBps: 1800,
  offer: 'offered',
};
const LINES = [
  LINE,
  { ...LINE, number: 2 },
  { ...LINE, number: 3, offer: 'alternative', replaces: 1 } as const,
];

describe('a counter-offer in the lines of a draft', () => {
  it('sets what is wished of each line and leaves the rest', () => {
    expect(
      applyCounter(LINES, [
        { number: 1, ratePaise: 900_00, quantity: 2.5, remark: 'Our budget' },
        { number: 9, quantity: 7 },
      ]),
    ).toEqual([{ ...LINE, ratePaise: 900_00, quantity: 2.5 }, LINES[1], LINES[2]]);
  });

  it('takes out of the sum what is left out, and keeps an alternative one', () => {
    const [, second, third] = applyCounter(LINES, [
      { number: 2, isDropped: true },
      { number: 3, isDropped: true },
    ]);
    expect([second?.offer, third?.offer]).toEqual(['optional', 'alternative']);
  });
});
