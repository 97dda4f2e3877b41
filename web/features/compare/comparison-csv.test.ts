import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import type { Comparison } from './comparison.ts';
import { formatComparisonCsv } from './comparison-csv.ts';

const price = priceUnit({ listPricePaise: 100_000, discountBps: 0, gstBps: 1800 });
const comparison: Comparison = {
  products: [
    { id: 'p1', title: '=cmd()', model: 'C', image: '', price, unit: 'piece' },
    { id: 'p2', title: 'Drill, 13 mm', model: 'D', image: '', price, unit: 'piece' },
  ],
  prices: [
    {
      name: 'Price excl. GST',
      values: [],
      amountsPaise: [100_000, 100_000],
      isDifferent: false,
      isBest: [false, false],
    },
    { name: 'GST', values: ['18%', '18%'], isDifferent: false, isBest: [false, false] },
  ],
  facts: [],
  specifications: [
    { name: 'Power', values: ['750 W', undefined], isDifferent: true, isBest: [false, false] },
  ],
  missingCount: 0,
  leftOutCount: 0,
};

it('has a column for each product and each offer that was typed, and no formula', () => {
  const csv = formatComparisonCsv(comparison, {
    quantity: '4',
    freights: { p1: '100' },
    suppliers: [
      { name: '', price: '', priceInclGst: '', gstBps: 1800, freight: '' },
      { name: '@rival', price: '900', priceInclGst: '', gstBps: 500, freight: '' },
    ],
  });
  expect(parse(csv, { bom: true })).toEqual([
    ['Compare products', "'=cmd()", 'Drill, 13 mm', "'@rival"],
    ['Model', 'C', 'D', ''],
    ['Price excl. GST (₹)', '1000.00', '1000.00', '900.00'],
    ['GST', '18%', '18%', '5%'],
    ['Power', '750 W', '', ''],
    ['Quantity', '4', '4', '4'],
    ['Freight excl. GST (₹)', '100.00', '', ''],
    ['Landed cost excl. GST (₹)', '4100.00', '4000.00', '3600.00'],
    ['Landed cost incl. GST (₹)', '4838.00', '4720.00', '3780.00'],
  ]);
});
