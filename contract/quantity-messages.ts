import { MAX_CART_QUANTITY, MIN_CART_QUANTITY, type QuantityProblem } from '#domain/cart.ts';

/** Messages for wrong quantities, apart from the calls because pages load them at once. */
export const QUANTITY_MESSAGES: Record<QuantityProblem, string> = {
  'too-many': `Quantity never be greater than ${MAX_CART_QUANTITY}`,
  'too-few': `Quantity never be less than ${MIN_CART_QUANTITY}`,
  'not-whole': 'Quantity must be a whole number',
};
