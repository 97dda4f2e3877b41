import { divideRoundingHalfUp, HUNDRED_PERCENT_BPS } from '../money.ts';

/** The agreed price of one unit before GST (the rate), and the two other ways to say it. Amounts are in paise. */

const HUNDRED = BigInt(HUNDRED_PERCENT_BPS);

/** The rate of which this is the price with GST, half up to the paisa. */
export function getRateOfPriceInclGst(priceInclGstPaise: number, gstBps: number): number {
  return Number(divideRoundingHalfUp(BigInt(priceInclGstPaise) * HUNDRED, HUNDRED + BigInt(gstBps)));
}

/** The list price less a discount, half up to the paisa. */
export function getRateOfDiscount(listPricePaise: number, discountBps: number): number {
  const share = BigInt(HUNDRED_PERCENT_BPS - discountBps);
  return Number(divideRoundingHalfUp(BigInt(listPricePaise) * share, HUNDRED));
}

/** A rate with GST, half up to the paisa. */
export function getPriceInclGst(ratePaise: number, gstBps: number): number {
  return Number(divideRoundingHalfUp(BigInt(ratePaise) * (HUNDRED + BigInt(gstBps)), HUNDRED));
}

/**
 * What a rate is off the list price, to the nearest basis point; below 0 for one above it. The list price is above 0.
 */
export function getDiscountOfRate(listPricePaise: number, ratePaise: number): number {
  return (
    HUNDRED_PERCENT_BPS - Number(divideRoundingHalfUp(BigInt(ratePaise) * HUNDRED, BigInt(listPricePaise)))
  );
}
