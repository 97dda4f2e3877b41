import { getAddedDiscountOfPrice } from '../added-discount.ts';
import { divideRoundingUp, PAISE_PER_RUPEE } from '../money.ts';
import { priceOrder } from '../order-price.ts';
import type { PriceTerms } from '../pricing.ts';

/** The terms from which an order's price is calculated. */
export type AgreedTerms = PriceTerms & { addedDiscountMicroBps: number };

/**
 * The terms by which an order's price before GST becomes the agreed rate, rounded up to a rupee as all such prices are.
 * A rate above the list price becomes the list price. Terms that lead to this price already stay.
 * @param ratePaise of one unit before GST, above 0; it need not be in whole rupees.
 */
export function getAgreedTerms(former: AgreedTerms, ratePaise: number, gstBps: number): AgreedTerms {
  const rupees = divideRoundingUp(BigInt(ratePaise), BigInt(PAISE_PER_RUPEE));
  const pricePaise = Number(rupees) * PAISE_PER_RUPEE;
  if (priceOrder({ ...former, quantity: 1 }).discountedPricePaise === pricePaise)
    return { ...former, gstBps };
  const terms = { ...former, gstBps, listPricePaise: Math.max(former.listPricePaise, pricePaise) };
  return { ...terms, addedDiscountMicroBps: getAddedDiscountOfPrice(terms, pricePaise) };
}
