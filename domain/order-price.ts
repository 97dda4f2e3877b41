import { combineDiscounts, isAgreedPrice } from './added-discount.ts';
import type { CartLine } from './cart.ts';
import { MICRO_BPS_PER_BPS, multiplyByQuantity } from './money.ts';
import { type RoundedPrices, roundPrices } from './pricing.ts';

/** The terms of one order: those of the product, and what the operator has added to its discount. */
export type OrderTerms = CartLine & { addedDiscountMicroBps: number };

/** The price figures of one order; rates are in basis points. */
export type OrderPrice = RoundedPrices & {
  listPricePaise: number;
  /** The product's discount with the added one; null where a price was agreed and no percentage. */
  discountBps: number | null;
  /** Null where a price was agreed. */
  addedDiscountBps: number | null;
  gstBps: number;
  totalInclGstPaise: number;
};

/** The prices of one order, with the product's discount and the one added by the operator. */
export function priceOrder(order: OrderTerms): OrderPrice {
  const { listPricePaise, gstBps, addedDiscountMicroBps } = order;
  const discountMicroBps = combineDiscounts(order.discountBps, addedDiscountMicroBps);
  const prices = roundPrices({ listPricePaise, gstBps }, discountMicroBps);
  const toBps = (microBps: number) =>
    isAgreedPrice(addedDiscountMicroBps) ? null : microBps / MICRO_BPS_PER_BPS;
  return {
    ...prices,
    listPricePaise,
    discountBps: toBps(discountMicroBps),
    addedDiscountBps: toBps(addedDiscountMicroBps),
    gstBps,
    totalInclGstPaise: multiplyByQuantity(prices.unitPriceInclGstPaise, order.quantity),
  };
}
