import { expect, it } from 'vitest';
import { listOddRates } from './odd-rates.ts';
import type { QuotationLine } from './quotation-terms.ts';

const withoutListPrice = { number: 6, ratePaise: 900_00, offer: 'offered' } as QuotationLine;
const line = (number: number, ratePaise: number, changes: Partial<QuotationLine> = {}) =>
  ({ number, ratePaise, listPricePaise: 100_00, offer: 'offered', ...changes }) as QuotationLine;

it('are above the list price or below half of it, where there is one', () => {
  const lines = [
    line(1, 100_00),
    line(2, 50_00),
    line(3, 3_25_100_00),
    line(4, 49_99),
    line(5, 0),
    withoutListPrice,
    line(7, 900_00, { offer: 'unavailable' }),
  ];
  expect(listOddRates(lines)).toEqual([
    { line: 3, ratePaise: 3_25_100_00, listPricePaise: 100_00, isAbove: true },
    { line: 4, ratePaise: 49_99, listPricePaise: 100_00, isAbove: false },
  ]);
});
