import { expect, it } from 'vitest';
import { findSizeCounts } from './named-size.ts';

it.each([
  ['safety shoes RS-620D size 8', { 8: 6 }],
  ['shoes Size-9', { 9: 6 }],
  ['gloves 14 inch', {}],
])('finds the size that a line names: %s', (line, counts) => {
  expect(findSizeCounts(line, 6)).toEqual(counts);
});
