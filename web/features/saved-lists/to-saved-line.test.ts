import { expect, it } from 'vitest';
import { MAX_LINE_REMARK_LENGTH } from '#domain/saved-list.ts';
import { toSavedLine } from './to-saved-line.ts';

it('saves what was wished for instead of what a cart can take', () => {
  const wish = { quantity: 40, unit: 'BAG', remark: 'x'.repeat(500), neededBy: '2026-12-05' };
  expect(toSavedLine('cement', 5, wish)).toEqual({
    productId: 'cement',
    quantity: 40,
    unit: 'BAG',
    remark: 'x'.repeat(MAX_LINE_REMARK_LENGTH),
  });
});

it('saves the quantity of a line without a wish', () => {
  expect(toSavedLine('cement', 5)).toEqual({ productId: 'cement', quantity: 5 });
});
