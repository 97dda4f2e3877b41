import { priceOrder } from '#domain/cart.ts';
import { splitTax } from '#domain/gst.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import type { EstimateDocument, EstimateLine, EstimateTax, EstimateTotals } from './estimate-document.ts';

type LineAmounts = {
  line: EstimateLine;
  listValuePaise: number;
  discountPaise: number;
  taxesPaise: number[];
};

/** The lines of an estimate, one an order, and what they come to. Line totals are those of the screen and the API. */
export function composeLines(
  orders: readonly OrderRow[],
  isIntraState: boolean,
): Pick<EstimateDocument, 'lines' | 'taxSummary' | 'totals'> {
  const figures = orders.map((order) => composeLine(order, isIntraState));
  return {
    lines: figures.map(({ line }) => line),
    taxSummary: summariseTaxes(figures),
    totals: calculateTotals(figures),
  };
}

function composeLine(order: OrderRow, isIntraState: boolean): LineAmounts {
  const { product, quantity, addedDiscountBps } = order;
  const price = priceOrder({ ...product, quantity, addedDiscountBps });
  const tax = splitTax(price.totalInclGstPaise, product.gstBps, isIntraState);
  return {
    line: {
      title: product.title,
      hsn: product.hsn,
      quantity,
      unitPricePaise: price.listPricePaise,
      discountBps: price.discountBps,
      addedDiscountBps,
      taxablePaise: tax.taxablePaise,
      gstBps: price.gstBps,
      amountPaise: price.totalInclGstPaise,
    },
    listValuePaise: price.listPricePaise * quantity,
    discountPaise: (price.listPricePaise - price.discountedPricePaise) * quantity,
    taxesPaise: isIntraState ? [tax.cgstPaise, tax.sgstPaise] : [tax.igstPaise],
  };
}

/** The lines' taxes by rate, in rising order of rate. */
function summariseTaxes(figures: readonly LineAmounts[]): EstimateTax[] {
  const byRate = Map.groupBy(figures, ({ line }) => line.gstBps);
  return [...byRate.entries()]
    .sort(([a], [b]) => a - b)
    .map(([gstBps, ofRate]) => ({
      gstBps,
      taxablePaise: sum(ofRate.map(({ line }) => line.taxablePaise)),
      taxesPaise: sumColumns(ofRate.map(({ taxesPaise }) => taxesPaise)),
    }));
}

function calculateTotals(figures: readonly LineAmounts[]): EstimateTotals {
  const listValuePaise = sum(figures.map((one) => one.listValuePaise));
  const discountPaise = sum(figures.map((one) => one.discountPaise));
  const taxablePaise = sum(figures.map(({ line }) => line.taxablePaise));
  return {
    listValuePaise,
    discountPaise,
    roundingPaise: taxablePaise - (listValuePaise - discountPaise),
    taxablePaise,
    taxesPaise: sumColumns(figures.map(({ taxesPaise }) => taxesPaise)),
    totalPaise: sum(figures.map(({ line }) => line.amountPaise)),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The sums of what stands first in each list, of what stands second, and so on. */
function sumColumns([first = [], ...others]: readonly number[][]): number[] {
  return first.map((amount, index) => amount + sum(others.map((other) => other[index] ?? 0)));
}
