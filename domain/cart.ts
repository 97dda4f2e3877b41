import { combineDiscounts, type PriceTerms, priceUnit } from './pricing.ts';

export const MIN_CART_QUANTITY = 1;
export const MAX_CART_QUANTITY = 5;

/** Most different products a cart can hold; a request for more is made in two. */
export const MAX_CART_LINES = 100;

/** Shipping is settled when the quote is confirmed; until then it is free of charge. */
const SHIPPING_PAISE = 0;

export type QuantityProblem = 'too-many' | 'too-few' | 'not-whole';

/** What is wrong with a quantity, or undefined when nothing is. */
export function findQuantityProblem(quantity: number): QuantityProblem | undefined {
  if (!Number.isInteger(quantity)) return 'not-whole';
  if (quantity > MAX_CART_QUANTITY) return 'too-many';
  if (quantity < MIN_CART_QUANTITY) return 'too-few';
  return undefined;
}

/** The quantity nearest to this one that a cart can hold. */
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

/** The four totals of a cart: each unit price is rounded first, then multiplied, as the buyer was shown. */
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

/** One order's figures: the unit price under the product's discount and the one the operator added, times quantity. */
export function priceOrder(order: CartLine & { addedDiscountBps: number }) {
  const discountBps = combineDiscounts(order.discountBps, order.addedDiscountBps);
  const unitPrice = priceUnit({ ...order, discountBps });
  return { ...unitPrice, totalInclGstPaise: unitPrice.unitPriceInclGstPaise * order.quantity };
}
