import type { Brand } from '#domain/brand.ts';
import { addQuantities } from '#domain/dispatch/quantity-sum.ts';
import type { TaxSplit } from '#domain/gst.ts';
import type { SezSupply } from '#domain/quotation/sez.ts';
import { DEFAULT_UNIT, type UnitCode } from '#domain/unit.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { SoldOrder } from './export-queries.ts';
import { formatPlaceOfSupply, readTaxedOrders, type TaxedOrder } from './read-taxed-orders.ts';

/**
 * What one registration of the seller has sold of one HSN code in one unit at one rate for one state, or its zones;
 * amounts in paise.
 */
export type GstSummaryRow = TaxSplit & {
  /** Each registration of the seller has returns of its own. */
  sellerGstin: string;
  hsn: string;
  gstBps: number;
  /** `29-Karnataka` */
  placeOfSupply: string;
  /**
   * Supplies to special economic zones are declared by themselves, with and without payment of IGST (GSTR-1, table 6B).
   */
  sez: SezSupply | undefined;
  unit: UnitCode;
  quantity: number;
  totalInclGstPaise: number;
};

/**
 * Sums up orders by the seller's registration, HSN code, rate, state, kind of supply and unit. The sums are those of
 * the orders' own amounts, so they add up exactly.
 */
export async function summariseGst(
  database: DbExecutor,
  brand: Brand,
  sold: readonly SoldOrder[],
): Promise<GstSummaryRow[]> {
  const rows = new Map<string, GstSummaryRow>();
  const ids = sold.map(({ id }) => id);
  for await (const orders of readTaxedOrders(database, brand, ids)) {
    for (const order of orders) {
      const row = toRow(order);
      const key = [row.sellerGstin, row.hsn, row.gstBps, row.placeOfSupply, row.sez, row.unit].join(' ');
      const sum = rows.get(key);
      rows.set(key, sum ? addRows(sum, row) : row);
    }
  }
  return [...rows.values()].toSorted(
    (one, other) =>
      one.sellerGstin.localeCompare(other.sellerGstin) ||
      one.hsn.localeCompare(other.hsn) ||
      one.gstBps - other.gstBps ||
      one.placeOfSupply.localeCompare(other.placeOfSupply) ||
      (one.sez ?? '').localeCompare(other.sez ?? '') ||
      one.unit.localeCompare(other.unit),
  );
}

/** Adds up quantities and amounts; all else is that of the first row. */
export function addRows(sum: GstSummaryRow, row: GstSummaryRow): GstSummaryRow {
  return {
    ...sum,
    quantity: addQuantities([sum.quantity, row.quantity]),
    taxablePaise: sum.taxablePaise + row.taxablePaise,
    cgstPaise: sum.cgstPaise + row.cgstPaise,
    sgstPaise: sum.sgstPaise + row.sgstPaise,
    igstPaise: sum.igstPaise + row.igstPaise,
    totalInclGstPaise: sum.totalInclGstPaise + row.totalInclGstPaise,
  };
}

function toRow(order: TaxedOrder): GstSummaryRow {
  const { product, quantity, sez, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalInclGstPaise } = order;
  return {
    sellerGstin: order.sellerGstin,
    hsn: product.hsn,
    gstBps: product.gstBps,
    placeOfSupply: formatPlaceOfSupply(order),
    sez,
    unit: product.unit ?? DEFAULT_UNIT,
    quantity,
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalInclGstPaise,
  };
}
