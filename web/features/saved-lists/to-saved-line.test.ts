import { expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import { MAX_LINE_REMARK_LENGTH } from '#domain/saved-list.ts';
import { toItem, toWishTerms } from '#web/features/quick-order/quick-line.ts';
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

it('saves a line of a pasted list in the unit that was written', () => {
  const price = priceUnit({ listPricePaise: 104_500, discountBps: 0, gstBps: 1800 });
  const bar = {
    id: 'bar',
    title: 'TMT bar',
    image: '',
    price,
    unit: 'NOS',
    unitName: 'bar',
    unitPlural: 'bars',
    missingValues: [],
  };
  const save = (quantity: number, unit: string) => {
    const item = toItem(bar, quantity, unit);
    return toSavedLine(item.productId, item.quantity, toWishTerms(item));
  };
  expect(save(2, 'MTS')).toEqual({ productId: 'bar', quantity: 2, unit: 'MTS' });
  expect(save(12, '')).toEqual({ productId: 'bar', quantity: 12 });
});
