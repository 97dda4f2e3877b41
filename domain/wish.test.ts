import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsoDay } from './indian-day.ts';
import { isEmptyWish, isWishQuantity, MAX_WISH_QUANTITY } from './wish.ts';

describe('a quantity', () => {
  it('can be wished for with up to three decimals', () => {
    const thousandths = fc.integer({ min: 1, max: MAX_WISH_QUANTITY * 1000 });
    fc.assert(fc.property(thousandths, (number) => isWishQuantity(number / 1000)));
  });

  it.each([0, -1, 0.0001, 1.2345, MAX_WISH_QUANTITY + 1, Number.NaN, Infinity])(
    'cannot be %d',
    (quantity) => {
      expect(isWishQuantity(quantity)).toBe(false);
    },
  );
});

it.each([
  ['2026-12-05', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['05/12/2026', false],
  ['2026-12-5', false],
  ['', false],
])('%j is a day: %j', (text, isDay) => {
  expect(isIsoDay(text)).toBe(isDay);
});

it('is empty when nothing is said', () => {
  expect(isEmptyWish({})).toBe(true);
  expect(isEmptyWish({ remark: 'x' })).toBe(false);
});
