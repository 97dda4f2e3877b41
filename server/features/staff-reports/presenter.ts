import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import { formatPlaceOfSupply } from '#server/features/order-exports/read-taxed-orders.ts';
import { addRows, type GstSummaryRow } from '#server/features/order-exports/summarise-gst.ts';
import { MAX_ROWS, type Sale, type SaleList } from './list-sales.ts';

type Amounts = Pick<GstSummaryRow, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'>;

export function presentGstSummary(rows: readonly GstSummaryRow[]) {
  const [first, ...others] = rows;
  return {
    rows: rows.slice(0, MAX_ROWS).map(presentGstRow),
    row_count: rows.length,
    seller_gstins: [...new Set(rows.map(({ sellerGstin }) => sellerGstin))],
    totals: first
      ? presentSummed(others.reduce(addRows, first))
      : { taxable_value: 0, cgst: 0, sgst: 0, igst: 0, total: 0 },
  };
}

export function presentSales({ shown, count, totals, sellerGstins }: SaleList) {
  return {
    rows: shown.map(presentSale),
    row_count: count,
    seller_gstins: [...sellerGstins].toSorted(),
    totals: presentAmounts(totals, totals.totalPaise),
  };
}

function presentGstRow(row: GstSummaryRow) {
  return {
    seller_gstin: row.sellerGstin,
    hsn: row.hsn,
    gst: percentFromBps(row.gstBps),
    place_of_supply: row.placeOfSupply,
    sez: row.sez ?? null,
    unit: row.unit,
    quantity: row.quantity,
    ...presentSummed(row),
  };
}

function presentSale({ day, orderNumber, orders, sums }: Sale) {
  const [first] = orders;
  return {
    request: first.quoteRequestId,
    order_number: orderNumber,
    day,
    customer: first.customer,
    place_of_supply: formatPlaceOfSupply(first),
    order_count: orders.length,
    ...presentAmounts(sums, sums.totalPaise),
    round_off: rupeesFromPaise(sums.roundOffPaise),
  };
}

function presentSummed(row: GstSummaryRow) {
  return presentAmounts(row, row.totalInclGstPaise);
}

function presentAmounts(amounts: Amounts, totalPaise: number) {
  return {
    taxable_value: rupeesFromPaise(amounts.taxablePaise),
    cgst: rupeesFromPaise(amounts.cgstPaise),
    sgst: rupeesFromPaise(amounts.sgstPaise),
    igst: rupeesFromPaise(amounts.igstPaise),
    total: rupeesFromPaise(totalPaise),
  };
}
