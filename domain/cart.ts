import { type PriceTerms, priceUnit } from './pricing.ts';

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
