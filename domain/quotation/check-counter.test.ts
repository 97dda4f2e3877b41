import { expect, it } from 'vitest';
import { findCounterProblems } from './check-counter.ts';
import type { QuotationLine } from './quotation-terms.ts';

const OFFERED: QuotationLine[] = [
  {
    number: 4,
    title: 'Bench drill',
    hsn: '84592910',
    quantity: 2,
    unit: 'NOS',
    ratePaise: 12_345_00,
    gstBps: 1800,
    offer: 'offered',
  },
];

it('takes wishes about lines of the offer, or words alone', () => {
  const lines = [{ number: 4, quantity: 2.5, ratePaise: 1 }];
  expect(findCounterProblems({ lines, words: '' }, OFFERED)).toEqual([]);
  expect(findCounterProblems({ lines: [], words: 'Less, please.' }, OFFERED)).toEqual([]);
});

it('names the field of what is no wish', () => {
  const fields = (lines: object[], words = '') =>
    findCounterProblems({ lines: lines as never, words }, OFFERED).map(({ field }) => field);
  expect(fields([])).toEqual(['words']);
  expect(fields([{ number: 5, isDropped: true }])).toEqual(['lines.0.number']);
  expect(fields([{ number: 4 }])).toEqual(['lines.0.number']);
  expect(
    fields([
      { number: 4, isDropped: true },
      { number: 4, isDropped: true },
    ]),
  ).toEqual(['lines.1.number']);
  expect(fields([{ number: 4, quantity: 0, ratePaise: -1, remark: 'x'.repeat(501) }])).toEqual([
    'lines.0.quantity',
    'lines.0.rate',
    'lines.0.remark',
  ]);
  expect(fields([], 'x'.repeat(4001))).toEqual(['words']);
});
