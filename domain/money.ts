/** Exact money arithmetic in integer paise (100 paise = ₹1). Rules: docs/product.md, "Prices". */

/** One rupee in paise. */
export const PAISE_PER_RUPEE = 100;

/** One hundred per cent in basis points; every rate in the domain is in basis points (18 % = 1800). */
export const HUNDRED_PERCENT_BPS = 10_000;

/**
 * The quotient of two integers, rounded up. Exact for any safe integers, because it never leaves integer arithmetic.
 * @throws RangeError when the divisor is not positive.
 */
export function divideRoundingUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive.');
  const quotient = dividend / divisor;
  return dividend % divisor > 0n ? quotient + 1n : quotient;
}

/**
 * The quotient of two integers, rounded to the nearest, halves away from zero (what Indian tax returns use).
 * @throws RangeError when the divisor is not positive or the dividend is negative.
 */
export function divideRoundingHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive.');
  if (dividend < 0n) throw new RangeError('The dividend must not be negative.');
  return (2n * dividend + divisor) / (2n * divisor);
}

/** Rupees as the wire carries them (up to two decimals), from paise. */
export function rupeesFromPaise(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/**
 * Paise from rupees as the wire carries them.
 * @throws RangeError when the amount has more than two decimals or is not a safe amount.
 */
export function paiseFromRupees(rupees: number): number {
  const paise = Math.round(rupees * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(paise) || paise / PAISE_PER_RUPEE !== rupees) {
    throw new RangeError('An amount must be a number of rupees with at most two decimals.');
  }
  return paise;
}

/** Per cent as the wire carries them, from basis points. */
export function percentFromBps(bps: number): number {
  return bps / 100;
}
