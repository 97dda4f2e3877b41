import { divideRoundingHalfUp, HUNDRED_PERCENT_BPS } from './money.ts';

/** What a supplier asks for an item, in paise. */
export type Offer = {
  /** Of one unit, before GST. */
  unitPricePaise: number;
  gstBps: number;
  /** Of the whole quantity, before GST. */
  freightPaise: number;
  /** Of one unit with GST, where the supplier rounds it; otherwise GST is rounded once, to the paisa. */
  unitPriceInclGstPaise?: number;
};

/** What an item costs at the buyer's gate, in paise. With input tax credit, the cost before GST counts. */
export type LandedCost = { beforeGstPaise: number; inclGstPaise: number };

/**
 * The cost of a quantity with freight. Freight that the supplier charges is part of the value of the supply and taxed
 * at its rate (CGST Act 2017, section 15(2)(c)).
 */
export function getLandedCost(offer: Offer, quantity: number): LandedCost {
  const { unitPricePaise, unitPriceInclGstPaise, gstBps, freightPaise } = offer;
  const goodsPaise = unitPricePaise * quantity;
  return {
    beforeGstPaise: goodsPaise + freightPaise,
    inclGstPaise:
      unitPriceInclGstPaise === undefined
        ? withGst(goodsPaise + freightPaise, gstBps)
        : unitPriceInclGstPaise * quantity + withGst(freightPaise, gstBps),
  };
}

/** An amount that contains GST without it, rounded to the nearest paisa. */
export function withoutGst(paiseInclGst: number, gstBps: number): number {
  const dividend = BigInt(paiseInclGst) * BigInt(HUNDRED_PERCENT_BPS);
  return Number(divideRoundingHalfUp(dividend, BigInt(HUNDRED_PERCENT_BPS + gstBps)));
}

/** An amount with GST, rounded to the nearest paisa. */
export function withGst(paise: number, gstBps: number): number {
  const dividend = BigInt(paise) * BigInt(HUNDRED_PERCENT_BPS + gstBps);
  return Number(divideRoundingHalfUp(dividend, BigInt(HUNDRED_PERCENT_BPS)));
}
