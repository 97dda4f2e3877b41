import { divideRoundingUp, HUNDRED_PERCENT_BPS, PAISE_PER_RUPEE } from './money.ts';

/** The input of a price: the list price of one piece before discount and GST, and the two rates. */
export type PriceTerms = { listPricePaise: number; discountBps: number; gstBps: number };

/** The price figures of one piece. */
export type UnitPrice = PriceTerms & {
  /** List price less the discount, rounded up to a whole rupee. Lists are sorted and filtered by it. */
  discountedPricePaise: number;
  /** Discounted price plus GST, rounded up to a whole rupee. */
  unitPriceInclGstPaise: number;
};

const RUPEE_IN_BPS_OF_PAISE = BigInt(HUNDRED_PERCENT_BPS * PAISE_PER_RUPEE);

/** The given share of an amount, rounded up to a whole rupee, in paise. */
function shareRoundedUpToRupee(amountPaise: number, shareBps: number): number {
  const rupees = divideRoundingUp(BigInt(amountPaise) * BigInt(shareBps), RUPEE_IN_BPS_OF_PAISE);
  return Number(rupees) * PAISE_PER_RUPEE;
}

/** Discounts add up as percentage points and never exceed the whole price. */
export function combineDiscounts(discountBps: number, addedDiscountBps: number): number {
  return Math.min(discountBps + addedDiscountBps, HUNDRED_PERCENT_BPS);
}

/**
 * The price of one piece (docs/product.md, "Prices"): each step is rounded up to a whole rupee, exactly.
 * @throws RangeError when a term is not a whole, non-negative number or the discount exceeds 100 %.
 */
export function priceUnit(terms: PriceTerms): UnitPrice {
  const { listPricePaise, discountBps, gstBps } = terms;
  for (const term of [listPricePaise, discountBps, gstBps]) {
    if (!Number.isSafeInteger(term) || term < 0) throw new RangeError('A price term must be a whole number.');
  }
  if (discountBps > HUNDRED_PERCENT_BPS) throw new RangeError('A discount cannot exceed 100 %.');
  const discountedPricePaise = shareRoundedUpToRupee(listPricePaise, HUNDRED_PERCENT_BPS - discountBps);
  const unitPriceInclGstPaise = shareRoundedUpToRupee(discountedPricePaise, HUNDRED_PERCENT_BPS + gstBps);
  return { listPricePaise, discountBps, gstBps, discountedPricePaise, unitPriceInclGstPaise };
}
