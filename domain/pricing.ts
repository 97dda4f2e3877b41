import { divideRoundingUp, HUNDRED_PERCENT_BPS, MICRO_BPS_PER_BPS, PAISE_PER_RUPEE } from './money.ts';

/** The input of a price: the list price of one unit before discount and GST, and the two rates. */
export type PriceTerms = { listPricePaise: number; discountBps: number; gstBps: number };

/** What one unit costs, in paise. */
export type RoundedPrices = {
  /** List price less the discount, rounded up to a whole rupee. Lists are sorted and filtered by it. */
  discountedPricePaise: number;
  /** Discounted price plus GST, rounded up to a whole rupee. */
  unitPriceInclGstPaise: number;
};

/** The price figures of one unit. */
export type UnitPrice = PriceTerms & RoundedPrices;

export const HUNDRED_PERCENT_MICRO_BPS = HUNDRED_PERCENT_BPS * MICRO_BPS_PER_BPS;
const RUPEE_IN_MICRO_BPS_OF_PAISE = BigInt(HUNDRED_PERCENT_MICRO_BPS) * BigInt(PAISE_PER_RUPEE);

/** The given share of an amount, rounded up to a whole rupee, in paise. */
function shareRoundedUpToRupee(amountPaise: number, shareMicroBps: number): number {
  const rupees = divideRoundingUp(BigInt(amountPaise) * BigInt(shareMicroBps), RUPEE_IN_MICRO_BPS_OF_PAISE);
  return Number(rupees) * PAISE_PER_RUPEE;
}

/** A price before GST with GST added, rounded up to a whole rupee, in paise. */
export function addGst(pricePaise: number, gstBps: number): number {
  return shareRoundedUpToRupee(pricePaise, (HUNDRED_PERCENT_BPS + gstBps) * MICRO_BPS_PER_BPS);
}

/**
 * The prices of one unit (docs/product.md, "Prices"): each step is rounded up to a whole rupee, exactly.
 * @throws RangeError when a term is not a whole, non-negative number or the discount exceeds 100 %.
 */
export function roundPrices(
  { listPricePaise, gstBps }: Omit<PriceTerms, 'discountBps'>,
  discountMicroBps: number,
): RoundedPrices {
  for (const term of [listPricePaise, discountMicroBps, gstBps]) {
    if (!Number.isSafeInteger(term) || term < 0) throw new RangeError('A price term must be a whole number.');
  }
  if (discountMicroBps > HUNDRED_PERCENT_MICRO_BPS) throw new RangeError('A discount cannot exceed 100%.');
  const discountedPricePaise = shareRoundedUpToRupee(
    listPricePaise,
    HUNDRED_PERCENT_MICRO_BPS - discountMicroBps,
  );
  return { discountedPricePaise, unitPriceInclGstPaise: addGst(discountedPricePaise, gstBps) };
}

/** The price of one unit with the product's own discount. @throws RangeError as `roundPrices`. */
export function priceUnit({ listPricePaise, discountBps, gstBps }: PriceTerms): UnitPrice {
  const prices = roundPrices({ listPricePaise, gstBps }, discountBps * MICRO_BPS_PER_BPS);
  return { listPricePaise, discountBps, gstBps, ...prices };
}
