import type { AppErrorOptions } from '#contract/errors.ts';
import type { PriceChange } from '#web/features/cart/price-changes-list.tsx';
import { isSamePrice } from '#web/features/cart/seen-prices.ts';
import { priceFromWire } from '#web/features/product/product.ts';
import type { QuoteLine } from './quotation.ts';

/** Compares the shown lines with the current prices of the error response. A product without one is no longer sold. */
export function findPriceChanges(
  lines: readonly QuoteLine[],
  currentPrices: NonNullable<AppErrorOptions['prices']>,
): PriceChange[] {
  return lines.flatMap(({ product: { id, title, price: before } }) => {
    const current = currentPrices[id];
    if (current === undefined) return [];
    const now = current ? priceFromWire(current) : undefined;
    return now && isSamePrice(before, now) ? [] : [{ id, title, before, now }];
  });
}
