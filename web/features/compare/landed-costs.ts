import { findBest } from '#domain/comparison.ts';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { getLandedCost, type LandedCost, withGst, withoutGst } from '#domain/landed-cost.ts';
import { readTypedPrice } from '#domain/typed-price.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import { type ComparedColumn, type ComparedRow, listComparable } from './comparison.ts';
import type { TypedOffer, TypedOffers } from './offers-store.ts';

/** With it and the highest price that can be typed, amounts stay exact. */
export const MAX_QUANTITY = 10_000;

/** What each product and each other supplier's offer costs, in this order; undefined as long as no price is typed. */
export type LandedCosts = {
  costs: (LandedCost | undefined)[];
  isLowestBeforeGst: boolean[];
  isLowestInclGst: boolean[];
  /** How much more than the lowest each costs before GST, in paise; undefined where none is the lowest. */
  aboveLowestPaise: (number | undefined)[];
};

/** @returns undefined for what is no quantity */
export function readQuantity(typed: string): number | undefined {
  const quantity = Number(typed.replaceAll(',', '').trim() || Number.NaN);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined;
}

/** Whether something was typed that is no amount. */
export function isWrongAmount(typed: string): boolean {
  return typed.trim() !== '' && readTypedPrice(typed) === undefined;
}

export function getLandedCosts(products: readonly ComparedColumn[], typed: TypedOffers): LandedCosts {
  const quantity = readQuantity(typed.quantity) ?? 1;
  const costs = [
    ...products.map(({ id, price }) =>
      getLandedCost(
        {
          unitPricePaise: price.discountedPricePaise,
          unitPriceInclGstPaise: price.unitPriceInclGstPaise,
          gstBps: price.gstBps,
          freightPaise: readTypedPrice(typed.freights[id] ?? '') ?? 0,
        },
        quantity,
      ),
    ),
    ...typed.suppliers.map((offer) => getCostOfOffer(offer, quantity)),
  ];
  const findLowest = (amountsPaise: (number | undefined)[]) =>
    findBest(listComparable(products, amountsPaise), 'lower');
  const isLowestBeforeGst = findLowest(costs.map((cost) => cost?.beforeGstPaise));
  const lowestPaise = costs[isLowestBeforeGst.indexOf(true)]?.beforeGstPaise;
  return {
    costs,
    isLowestBeforeGst,
    isLowestInclGst: findLowest(costs.map((cost) => cost?.inclGstPaise)),
    aboveLowestPaise: costs.map((cost) =>
      cost && lowestPaise !== undefined ? cost.beforeGstPaise - lowestPaise : undefined,
    ),
  };
}

function getCostOfOffer(offer: TypedOffer, quantity: number): LandedCost | undefined {
  const prices = getOfferPrices(offer);
  if (!prices) return undefined;
  const freightPaise = readTypedPrice(offer.freight) ?? 0;
  return getLandedCost({ ...prices, gstBps: knownRate(offer.gstBps), freightPaise }, quantity);
}

/** The prices of one unit, in paise: one is typed, the other follows. Undefined as long as none is typed. */
export function getOfferPrices({
  price,
  priceInclGst,
  gstBps,
}: TypedOffer): { unitPricePaise: number; unitPriceInclGstPaise?: number } | undefined {
  const unitPricePaise = readTypedPrice(price);
  if (unitPricePaise) return { unitPricePaise };
  const unitPriceInclGstPaise = readTypedPrice(priceInclGst);
  if (!unitPriceInclGstPaise) return undefined;
  return { unitPricePaise: withoutGst(unitPriceInclGstPaise, knownRate(gstBps)), unitPriceInclGstPaise };
}

/** The price with GST of one unit, in paise; undefined as long as no price is typed. */
export function getPriceInclGst(offer: TypedOffer): number | undefined {
  const prices = getOfferPrices(offer);
  return prices && (prices.unitPriceInclGstPaise ?? withGst(prices.unitPricePaise, knownRate(offer.gstBps)));
}

/** The rows of prices; the best of them may be another supplier's. */
export function markBestPrices(
  rows: readonly ComparedRow[],
  products: readonly ComparedColumn[],
  typed: TypedOffers,
): ComparedRow[] {
  const offered = new Map([
    [text.price, typed.suppliers.map((offer) => getOfferPrices(offer)?.unitPricePaise)],
    [text.inclGst, typed.suppliers.map(getPriceInclGst)],
  ]);
  return rows.map((row) => {
    const offeredPaise = offered.get(row.name);
    if (!offeredPaise || !row.amountsPaise) return row;
    const isBest = findBest(listComparable(products, [...row.amountsPaise, ...offeredPaise]), 'lower');
    return {
      ...row,
      isBest: isBest.slice(0, products.length),
      isBestOffer: isBest.slice(products.length),
    };
  });
}

/** Another version may have stored a rate that does not exist any more. */
function knownRate(gstBps: number): number {
  return GST_RATES_BPS.includes(gstBps) ? gstBps : 0;
}
