import { isAgreedPrice } from '#domain/added-discount.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { priceOrder } from '#domain/order-price.ts';
import { formatAddedDiscount } from '#server/features/admin/format-added-discount.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';

type PricedProduct = Pick<OrderRow, 'product' | 'quantity' | 'addedDiscountMicroBps'>;

/** `5%` or, with the price of one unit before GST, `agreed price ₹7,25,000`. */
export function formatPriceEntry(order: PricedProduct): string {
  if (!isAgreedPrice(order.addedDiscountMicroBps)) return formatAddedDiscount(order.addedDiscountMicroBps);
  const { discountedPricePaise } = priceOrder({ ...order.product, ...order });
  return `agreed price ${formatRupeesShort(discountedPricePaise)}`;
}

/** `5% added` or `agreed price ₹7,25,000`. */
export function describePriceEntry(order: PricedProduct): string {
  const entry = formatPriceEntry(order);
  return isAgreedPrice(order.addedDiscountMicroBps) ? entry : `${entry} added`;
}
