import { expect, it } from 'vitest';
import { findSizes } from './sizes.ts';

it.each([
  ['Available sizes', '5–11 UK', '5–11 UK'],
  ['Sizes', '8-10', '8-10'],
  // One size, other measures, and what is no range of sizes.
  ['Size', '8 UK', undefined],
  ['Cup sizes', '40–330 ml', undefined],
  ['Available sizes', 'S, M, L', undefined],
  ['Temperature', '5–11', undefined],
])('of %s: %s the buyer chooses among %s', (name, value, sizes) => {
  expect(
    findSizes([
      { name: 'Colour', value: 'Black' },
      { name, value },
    ]),
  ).toBe(sizes);
});
