import { combineDiscounts, isAgreedPrice } from './added-discount.ts';
import { MICRO_BPS_PER_BPS } from './money.ts';
import { type PriceTerms, priceUnit, type RoundedPrices, roundPrices } from './pricing.ts';

export const MIN_CART_QUANTITY = 1;
export const MAX_CART_QUANTITY = 5;

/** The number of different products a cart can hold; buyers who want more send a second request. */
export const MAX_CART_LINES = 100;

/** Shipping is agreed when the quote is confirmed; until then it counts as free of charge. */
const SHIPPING_PAISE = 0;

export type QuantityProblem = 'too-many' | 'too-few' | 'not-whole';

/** The problem with a quantity, or undefined when it is valid. */
export function findQuantityProblem(quantity: number): QuantityProblem | undefined {
  if (!Number.isInteger(quantity)) return 'not-whole';
  if (quantity > MAX_CART_QUANTITY) return 'too-many';
  if (quantity < MIN_CART_QUANTITY) return 'too-few';
  return undefined;
}

/** The nearest quantity that a cart can hold; `NaN` becomes the minimum. */
export function nearestQuantity(quantity: number): number {
  const whole = Number.isNaN(quantity) ? MIN_CART_QUANTITY : Math.floor(quantity);
  return Math.min(Math.max(whole, MIN_CART_QUANTITY), MAX_CART_QUANTITY);
}

export type CartLine = PriceTerms & { quantity: number };

/** All in paise. The payable amount is the total with GST plus shipping. */
export type CartTotals = {
  totalPaise: number;
  totalInclGstPaise: number;
  shippingPaise: number;
  payablePaise: number;
};

/** The totals of a cart. Each unit price is rounded first and then multiplied, as the pages show it. */
export function totalCart(lines: readonly CartLine[]): CartTotals {
  let totalPaise = 0;
  let totalInclGstPaise = 0;
  for (const line of lines) {
    const price = priceUnit(line);
    totalPaise += price.discountedPricePaise * line.quantity;
    totalInclGstPaise += price.unitPriceInclGstPaise * line.quantity;
  }
  return {
    totalPaise,
    totalInclGstPaise,
    shippingPaise: SHIPPING_PAISE,
    payablePaise: totalInclGstPaise + SHIPPING_PAISE,
  };
}

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
    totalInclGstPaise: prices.unitPriceInclGstPaise * order.quantity,
  };
}
