import { AppError } from '#contract/errors.ts';
import { getAddedDiscountOfPrice, getPriceBeforeGst } from '#domain/added-discount.ts';
import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { HUNDRED_PERCENT_BPS, MICRO_BPS_PER_BPS, PAISE_PER_RUPEE } from '#domain/money.ts';
import { addGst, type PriceTerms, roundPrices } from '#domain/pricing.ts';

type AgreedPrice = {
  /** Of one piece, whole rupees. */
  agreedPricePaise: number;
  isInclGst: boolean;
};

/**
 * What the operator enters for an order: percentage points on top of the product's own discount, or an agreed price.
 */
export type PriceEntry = { discountBps: number } | AgreedPrice;

/**
 * The added discount for what was entered, in micro basis points.
 * @throws AppError 'invalid_input' when the percentage is below 0 or together with the product's own above 100 %, or
 * when the agreed price is above the list price, below ₹1 or, with GST, skipped by the rounding.
 */
export function toAddedDiscount(product: PriceTerms, entry: PriceEntry): number {
  return 'discountBps' in entry
    ? checkDiscount(product, entry.discountBps) * MICRO_BPS_PER_BPS
    : getAddedDiscountOfPrice(product, toPriceBeforeGst(product, entry));
}

function checkDiscount(product: PriceTerms, discountBps: number): number {
  if (!Number.isInteger(discountBps) || discountBps < 0) {
    throw new AppError('invalid_input', 'A discount is a percentage from 0, with at most two decimals.');
  }
  const highestBps = HUNDRED_PERCENT_BPS - product.discountBps;
  if (discountBps > highestBps) {
    throw new AppError(
      'invalid_input',
      `The product’s own discount is ${formatPercent(product.discountBps)}; at most ${formatPercent(highestBps)} can be added.`,
    );
  }
  return discountBps;
}

function toPriceBeforeGst(product: PriceTerms, { agreedPricePaise, isInclGst }: AgreedPrice): number {
  if (!Number.isSafeInteger(agreedPricePaise / PAISE_PER_RUPEE) || agreedPricePaise < PAISE_PER_RUPEE) {
    throw new AppError('invalid_input', 'An agreed price is in whole rupees, from ₹1.');
  }
  const highest = roundPrices(product, 0);
  if (agreedPricePaise > (isInclGst ? highest.unitPriceInclGstPaise : highest.discountedPricePaise)) {
    const listPrice = formatRupeesShort(product.listPricePaise);
    const inclGst = formatRupeesShort(highest.unitPriceInclGstPaise);
    throw new AppError(
      'invalid_input',
      `The list price is ${listPrice} (${inclGst} with GST); a price above the list price is not possible yet.`,
    );
  }
  return isInclGst ? removeGst(agreedPricePaise, product.gstBps) : agreedPricePaise;
}

function removeGst(priceInclGstPaise: number, gstBps: number): number {
  const pricePaise = getPriceBeforeGst(priceInclGstPaise, gstBps);
  if (pricePaise < PAISE_PER_RUPEE) {
    throw new AppError('invalid_input', 'An agreed price is at least ₹1 before GST.');
  }
  const possible = [pricePaise, pricePaise + PAISE_PER_RUPEE].map((paise) => addGst(paise, gstBps));
  if (possible[0] === priceInclGstPaise) return pricePaise;
  throw new AppError(
    'invalid_input',
    `With ${formatPercent(gstBps)} GST, rounded up to a rupee, no price comes to ${formatRupeesShort(priceInclGstPaise)}; the nearest are ${possible.map(formatRupeesShort).join(' and ')}.`,
  );
}
