import type { AppErrorOptions } from '#contract/errors.ts';
import type { PriceChange } from '#web/features/cart/price-changes-list.tsx';
import { isSamePrice } from '#web/features/cart/seen-prices.ts';
import { priceFromWire } from '#web/features/product/product.ts';
import type { QuoteLine } from './quotation.ts';

/** Which of the lines shown are no longer so, by the prices that came with the refusal. */
export function findPriceChanges(
  lines: readonly QuoteLine[],
  currentPrices: NonNullable<AppErrorOptions['prices']>,
): PriceChange[] {
  return lines.flatMap(({ product: { id, title, price: before } }) => {
    const today = currentPrices[id];
    if (today === undefined) return [];
    const now = today ? priceFromWire(today) : undefined;
    return now && isSamePrice(before, now) ? [] : [{ id, title, before, now }];
  });
}
