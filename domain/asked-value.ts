import { multiplyByQuantity } from './money.ts';
import type { RoundedPrices } from './pricing.ts';
import { countUnits } from './unit-content.ts';
import type { WishTerms } from './wish.ts';

/** By what a product is sold. */
export type SoldBy = {
  /** A unit quantity code of GST. */
  unitCode: string | undefined;
  /** What one of these units contains: '18.96 kg'. */
  unitContent: string | undefined;
};

type AskedQuantity = SoldBy & {
  /** In the cart. */
  quantity: number;
  /** What is asked for instead. */
  wish: WishTerms | undefined;
};

export type AskedLine = AskedQuantity & { price: RoundedPrices };

/** In paise, of the lines that can be counted in the units by which they are sold. */
export type AskedValue = {
  totalPaise: number;
  totalInclGstPaise: number;
  /** How many lines are asked for in a unit that has no price. */
  unpricedCount: number;
};

/** Whether it is wished for by another unit than that by which it is sold. */
export function isOtherUnit(unitCode: string | undefined, wish: WishTerms | undefined): boolean {
  return wish?.unit !== undefined && wish.unit !== unitCode;
}

/**
 * How many of the units by which it is sold are asked for: 106 bars for 2 tonnes of bars of '18.96 kg'. Undefined where
 * they are asked for in a unit that says nothing about that.
 */
export function countAsked({
  quantity,
  unitCode,
  unitContent = '',
  wish = {},
}: AskedQuantity): number | undefined {
  if (!isOtherUnit(unitCode, wish)) return wish.quantity ?? quantity;
  if (wish.quantity === undefined || wish.unit === undefined) return undefined;
  return countUnits(wish.quantity, wish.unit, unitContent);
}

/**
 * The worth of what was asked for at today's unit prices, each line to the nearest paisa; lines without a wish count
 * with their quantity.
 */
export function totalAsked(lines: readonly AskedLine[]): AskedValue {
  const counted = lines.map((line) => ({ ...line.price, count: countAsked(line) }));
  const total = (price: keyof RoundedPrices) =>
    counted.reduce((sum, { count = 0, [price]: paise }) => sum + multiplyByQuantity(paise, count), 0);
  return {
    totalPaise: total('discountedPricePaise'),
    totalInclGstPaise: total('unitPriceInclGstPaise'),
    unpricedCount: counted.filter(({ count }) => count === undefined).length,
  };
}

/** The same, beside the totals of the cart: undefined when no other quantity or unit than the cart's is wished for. */
export function valueAsked(lines: readonly AskedLine[]): AskedValue | undefined {
  return lines.every((line) => countAsked(line) === line.quantity) ? undefined : totalAsked(lines);
}
