import { splitTax } from '#domain/gst.ts';
import { priceOrder } from '#domain/order-price.ts';
import { composeUnit } from './compose-unit.ts';
import type { EstimateDocument, EstimateLine, EstimateTax, EstimateTotals } from './estimate-document.ts';
import type { QuotedOrder } from './quoted-order.ts';

type LineAmounts = {
  line: EstimateLine;
  listValuePaise: number;
  discountPaise: number;
  taxesPaise: number[];
};

/** Stands with a line whose price is only a guide. */
export const PRICE_ON_REQUEST = 'Price on request: this one is indicative';

/**
 * Composes the lines of an estimate, one per order, with their totals. Line totals equal those of the pages and the
 * API.
 */
export function composeLines(
  orders: readonly QuotedOrder[],
  isIntraState: boolean,
  layout: EstimateDocument['layout'],
): Pick<EstimateDocument, 'lines' | 'taxSummary' | 'totals'> {
  const amounts = orders.map((order) => composeLine(order, isIntraState, layout));
  return {
    lines: amounts.map(({ line }) => line),
    taxSummary: summariseTaxes(amounts),
    totals: calculateTotals(amounts),
  };
}

function composeLine(
  order: QuotedOrder,
  isIntraState: boolean,
  layout: EstimateDocument['layout'],
): LineAmounts {
  const { product, quantity, addedDiscountMicroBps, wish } = order;
  const price = priceOrder({ ...product, quantity, addedDiscountMicroBps });
  const tax = splitTax(price.totalInclGstPaise, product.gstBps, isIntraState);
  return {
    line: {
      title: product.title,
      ...(layout && { model: product.model }),
      hsn: product.hsn,
      quantity,
      ...composeUnit(product),
      ...(layout === 3 && product.terms?.unitContent && { unitContent: product.terms.unitContent }),
      unitPricePaise: price.listPricePaise,
      discountedPricePaise: price.discountedPricePaise,
      discountBps: price.discountBps,
      addedDiscountBps: price.addedDiscountBps,
      taxablePaise: tax.taxablePaise,
      gstBps: price.gstBps,
      amountPaise: price.totalInclGstPaise,
      ...(layout && isPriceOpen(order) && { isPriceOnRequest: true as const }),
      ...(wish && { wish }),
    },
    listValuePaise: price.listPricePaise * quantity,
    discountPaise: (price.listPricePaise - price.discountedPricePaise) * quantity,
    taxesPaise: isIntraState ? [tax.cgstPaise, tax.sgstPaise] : [tax.igstPaise],
  };
}

/** Whether the price on request is still to be said. */
function isPriceOpen({ product, addedDiscountMicroBps, status }: QuotedOrder): boolean {
  return product.isPriceOnRequest === true && addedDiscountMicroBps === 0 && status === 'Requested';
}

/** The lines' taxes by rate, in rising order of rate. */
function summariseTaxes(amounts: readonly LineAmounts[]): EstimateTax[] {
  const byRate = Map.groupBy(amounts, ({ line }) => line.gstBps);
  return [...byRate.entries()]
    .sort(([a], [b]) => a - b)
    .map(([gstBps, ofRate]) => ({
      gstBps,
      taxablePaise: sum(ofRate.map(({ line }) => line.taxablePaise)),
      taxesPaise: sumColumns(ofRate.map(({ taxesPaise }) => taxesPaise)),
    }));
}

function calculateTotals(amounts: readonly LineAmounts[]): EstimateTotals {
  const listValuePaise = sum(amounts.map((line) => line.listValuePaise));
  const discountPaise = sum(amounts.map((line) => line.discountPaise));
  const taxablePaise = sum(amounts.map(({ line }) => line.taxablePaise));
  return {
    listValuePaise,
    discountPaise,
    roundingPaise: taxablePaise - (listValuePaise - discountPaise),
    taxablePaise,
    taxesPaise: sumColumns(amounts.map(({ taxesPaise }) => taxesPaise)),
    totalPaise: sum(amounts.map(({ line }) => line.amountPaise)),
  };
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Adds up lists of equal length index by index. */
export function sumColumns([first = [], ...others]: readonly number[][]): number[] {
  return first.map((amount, index) => amount + sum(others.map((other) => other[index] ?? 0)));
}
