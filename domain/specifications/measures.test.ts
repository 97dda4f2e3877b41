import { expect, it } from 'vitest';
import { formatInUnit, formatRange } from './measures.ts';

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
  [355.6, 2500, 'm', '355.6–2,500 mm'],
  [1000, 2500, 'm', '1–2.5 m'],
  [300, 355.6, 'm', '300–355.6 mm'],
])('the range from %d to %d in %s is %s', (from, to, unit, expected) => {
  expect(formatRange(from, to, unit)).toBe(expected);
});

it.each([
  [3728.5, 'HP', '5 HP'],
  [400, 'HP', '0.54 HP'],
  [0.711, 'mm', '0.711 mm'],
  [1e6, 'mm', '10,00,000 mm'],
  [37, 'g', '37 kg'],
  [4.9, 'g', '4.9 kg'],
  [1.5, 'g', '1,500 g'],
  [355.6, 'm', '355.6 mm'],
  [2500, 'm', '2.5 m'],
])('shows %f as a figure in %s as a buyer would say it: %s', (figure, unit, expected) => {
  expect(formatInUnit(figure, unit)).toBe(expected);
});
