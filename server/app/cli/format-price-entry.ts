import { isAgreedPrice } from '#domain/added-discount.ts';
import { priceOrder } from '#domain/cart.ts';
import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { MICRO_BPS_PER_BPS } from '#domain/money.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';

type PricedProduct = Pick<OrderRow, 'product' | 'quantity' | 'addedDiscountMicroBps'>;

/** `5%`, or `agreed price` where a price was agreed and no percentage. */
export function formatAddedDiscount(microBps: number): string {
  return isAgreedPrice(microBps) ? 'agreed price' : formatPercent(microBps / MICRO_BPS_PER_BPS);
}

/** `5%` or, with the price of one piece before GST, `agreed price ₹7,25,000`. */
export function formatPriceEntry(order: PricedProduct): string {
  const entry = formatAddedDiscount(order.addedDiscountMicroBps);
  if (!isAgreedPrice(order.addedDiscountMicroBps)) return entry;
  const { discountedPricePaise } = priceOrder({ ...order.product, ...order });
  return `${entry} ${formatRupeesShort(discountedPricePaise)}`;
}

/** `5% added` or `agreed price ₹7,25,000`. */
export function describePriceEntry(order: PricedProduct): string {
  const entry = formatPriceEntry(order);
  return isAgreedPrice(order.addedDiscountMicroBps) ? entry : `${entry} added`;
}
