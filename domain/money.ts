/** Exact money arithmetic in integer paise (100 paise = ₹1). Rules: docs/product.md, "Prices". */

/** One rupee in paise. */
export const PAISE_PER_RUPEE = 100;

/** One hundred per cent in basis points; every rate in the domain is in basis points (18 % = 1800). */
export const HUNDRED_PERCENT_BPS = 10_000;

/** Added discounts are in micro basis points (1 % = 100,000,000), fine enough for any price in whole rupees. */
export const MICRO_BPS_PER_BPS = 1_000_000;

/**
 * The quotient of two integers, rounded up. Exact for integers of any size.
 * @throws RangeError when the divisor is not positive.
 */
export function divideRoundingUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive.');
  const quotient = dividend / divisor;
  return dividend % divisor > 0n ? quotient + 1n : quotient;
}

/**
 * The quotient of two integers, rounded to the nearest integer, halves up (as Indian tax returns do).
 * @throws RangeError when the divisor is not positive or the dividend is negative.
 */
export function divideRoundingHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive.');
  if (dividend < 0n) throw new RangeError('The dividend must not be negative.');
  return (2n * dividend + divisor) / (2n * divisor);
}

/** The nearest whole rupee, halves up, in paise. */
export function roundToRupee(paise: number): number {
  return Math.floor((paise + PAISE_PER_RUPEE / 2) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

/** An amount for one unit times a quantity of at most three decimals, half up to the paisa. */
export function multiplyByQuantity(paise: number, quantity: number): number {
  const thousandths = BigInt(Math.round(quantity * 1000));
  return Number(divideRoundingHalfUp(BigInt(paise) * thousandths, 1000n));
}

/** Converts paise to rupees (up to two decimals), the unit of the API. */
export function rupeesFromPaise(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/**
 * Converts rupees, the unit of the API, to paise.
 * @throws RangeError when the amount has more than two decimals or is not a safe amount.
 */
export function paiseFromRupees(rupees: number): number {
  const paise = Math.round(rupees * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(paise) || paise / PAISE_PER_RUPEE !== rupees) {
    throw new RangeError('An amount must be a number of rupees with at most two decimals.');
  }
  return paise;
}

/** Converts basis points to per cent, the unit of the API. */
export function percentFromBps(bps: number): number {
  return bps / 100;
}
