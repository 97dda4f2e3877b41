import { expect, it } from 'vitest';
import { formatRange } from './measures.ts';

const HP = 745.7;

it.each([
  [700, 900, 'W', '700–900 W'],
  [120, 559.3, 'HP', '0.16–0.75 HP'],
  [52, 112, 'g', '52–112 kg'],
  [0.4, 12, 'g', '400–12,000 g'],
  [7.5 * HP, 100 * HP, 'HP', '7.5–100 HP'],
  [1_000_000, 1_000_000, '', '10,00,000'],
  [0.001, 0.02, '', '0.001–0.02'],
  [1.001, 1.003, '', '1'],
])('the range from %d to %d in %s is %s', (from, to, unit, expected) => {
  expect(formatRange(from, to, unit)).toBe(expected);
});
