import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import { BYTE_ORDER_MARK, formatCsv } from '#server/features/admin/format-csv.ts';
import type { GstSummaryRow } from './summarise-gst.ts';

const COLUMNS = [
  'hsn',
  'gst',
  'place_of_supply',
  'unit',
  'quantity',
  'taxable_value',
  'cgst',
  'sgst',
  'igst',
  'total',
  'sez',
  'seller_gstin',
];

/** The summary as a CSV file: rates in per cent, amounts in rupees. */
export function formatGstCsv(rows: readonly GstSummaryRow[]): string {
  const cells = rows.map((row) => [
    row.hsn,
    String(percentFromBps(row.gstBps)),
    row.placeOfSupply,
    row.unit,
    String(row.quantity),
    ...[row.taxablePaise, row.cgstPaise, row.sgstPaise, row.igstPaise, row.totalInclGstPaise].map((paise) =>
      String(rupeesFromPaise(paise)),
    ),
    row.sez ?? '',
    row.sellerGstin,
  ]);
  return BYTE_ORDER_MARK + formatCsv([COLUMNS, ...cells]);
}
