import { divideRoundingHalfUp, HUNDRED_PERCENT_BPS, MICRO_BPS_PER_BPS, PAISE_PER_RUPEE } from './money.ts';
import { HUNDRED_PERCENT_MICRO_BPS, type PriceTerms } from './pricing.ts';

/**
 * What the operator adds to the discount of an order, in micro basis points (10⁻⁸ percentage points). It comes from a
 * percentage, which has at most two decimals, or from an agreed price (decision 021).
 */

const MICRO_BPS_PER_PERCENT = 100 * MICRO_BPS_PER_BPS;
const HALF_A_RUPEE_PAISE = PAISE_PER_RUPEE / 2;

/** Whether the added discount comes from an agreed price. */
export function isAgreedPrice(addedDiscountMicroBps: number): boolean {
  return addedDiscountMicroBps < 0 || addedDiscountMicroBps % MICRO_BPS_PER_BPS !== 0;
}

/** Discounts add up as percentage points and never exceed the whole price. @returns micro basis points. */
export function combineDiscounts(discountBps: number, addedDiscountMicroBps: number): number {
  return Math.min(discountBps * MICRO_BPS_PER_BPS + addedDiscountMicroBps, HUNDRED_PERCENT_MICRO_BPS);
}

/**
 * The added discount for an agreed price of one unit before GST. The price before rounding is then nearest to half a
 * rupee below, so a client that multiplies in floating point and rounds up gets exactly the agreed price.
 * @param pricePaise whole rupees, from one to the list price rounded up to a rupee.
 */
export function getAddedDiscountOfPrice(
  { listPricePaise, discountBps }: PriceTerms,
  pricePaise: number,
): number {
  const share = divideRoundingHalfUp(
    BigInt(pricePaise - HALF_A_RUPEE_PAISE) * BigInt(HUNDRED_PERCENT_MICRO_BPS),
    BigInt(listPricePaise),
  );
  const discountMicroBps = Math.max(HUNDRED_PERCENT_MICRO_BPS - Number(share), 0);
  const added = discountMicroBps - discountBps * MICRO_BPS_PER_BPS;
  // One step away from a whole basis point, so that it is not taken for a percentage: ten paise at most.
  return added > 0 && !isAgreedPrice(added) ? added + 1 : added;
}

/** The highest price of one unit before GST that, with GST, is at most this; in paise, whole rupees. */
export function getPriceBeforeGst(priceInclGstPaise: number, gstBps: number): number {
  const rupees =
    (BigInt(priceInclGstPaise) * BigInt(HUNDRED_PERCENT_BPS)) /
    BigInt((HUNDRED_PERCENT_BPS + gstBps) * PAISE_PER_RUPEE);
  return Number(rupees) * PAISE_PER_RUPEE;
}

/** Percentage points, the unit of the API, with up to eight decimals. */
export function percentFromMicroBps(microBps: number): number {
  return microBps / MICRO_BPS_PER_PERCENT;
}

export function microBpsFromPercent(percent: number): number {
  return Math.round(percent * MICRO_BPS_PER_PERCENT);
}
