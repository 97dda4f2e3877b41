import { multiplyByQuantity } from './money.ts';
import type { RoundedPrices } from './pricing.ts';
import type { WishTerms } from './wish.ts';

/** A line of a cart, with what is wished for instead of its quantity. */
export type AskedLine = {
  price: RoundedPrices;
  quantity: number;
  /** The GST unit quantity code by which the product is sold. */
  unitCode: string | undefined;
  wish: WishTerms | undefined;
};

/** In paise, of the lines in the units by which they are sold. */
export type AskedValue = {
  totalPaise: number;
  totalInclGstPaise: number;
  /** How many lines are asked for in another unit, which has no price. */
  unpricedCount: number;
};

/**
 * The worth of what was asked for at today's unit prices, each line to the nearest paisa; lines without a wish count
 * with their quantity. Undefined when no other quantity or unit is wished for. It is beside the totals of the cart.
 */
export function valueAsked(lines: readonly AskedLine[]): AskedValue | undefined {
  if (!lines.some(isOtherWanted)) return undefined;
  const priced = lines.filter((line) => !isOtherUnit(line));
  const total = (price: keyof RoundedPrices) =>
    priced.reduce(
      (sum, line) => sum + multiplyByQuantity(line.price[price], line.wish?.quantity ?? line.quantity),
      0,
    );
  return {
    totalPaise: total('discountedPricePaise'),
    totalInclGstPaise: total('unitPriceInclGstPaise'),
    unpricedCount: lines.length - priced.length,
  };
}

function isOtherWanted(line: AskedLine): boolean {
  const { quantity, wish } = line;
  return isOtherUnit(line) || (wish?.quantity ?? quantity) !== quantity;
}

function isOtherUnit({ unitCode, wish }: AskedLine): boolean {
  return wish?.unit !== undefined && wish.unit !== unitCode;
}
