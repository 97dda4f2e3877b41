/** The table of an estimate's lines, over as many pages as it needs. */

import { describeWishTerms } from '#domain/describe-wish.ts';
import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { drawTable } from '#server/platform/pdf/draw-table.ts';
import { layOutTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import { PRICE_ON_REQUEST } from './compose-lines.ts';
import type { EstimateDocument, EstimateLine } from './estimate-document.ts';

const wholeNumber = new Intl.NumberFormat('en-IN');

/** In points: a long model wraps, so that it leaves the item enough space. */
export const MAX_MODEL_WIDTH = 58;

const COLUMNS: TableColumn<EstimateLine>[] = [
  { heading: '#', align: 'left', text: (_, index) => String(index + 1) },
  {
    heading: 'Item',
    align: 'left',
    text: (line) => line.title,
    note: (line) =>
      [
        line.isPriceOnRequest ? PRICE_ON_REQUEST : '',
        describeAddedDiscount(line),
        describeWishTerms(line.wish ?? {}, line.unit),
      ]
        .filter(Boolean)
        .join(' · '),
    stretches: true,
  },
  { heading: 'Model', align: 'left', text: (line) => line.model ?? '', maxWidth: MAX_MODEL_WIDTH },
  { heading: 'HSN', align: 'left', text: (line) => line.hsn },
  { heading: 'Qty', align: 'right', text: ({ quantity, unit }) => formatQuantity(quantity, unit) },
  { heading: 'List price', align: 'right', text: (line) => formatRupees(line.unitPricePaise) },
  { heading: 'Discount', align: 'right', text: formatDiscount },
  { heading: 'Net unit price', align: 'right', text: (line) => formatRupees(line.discountedPricePaise) },
  { heading: 'Taxable value', align: 'right', text: (line) => formatRupees(line.taxablePaise) },
  { heading: 'GST', align: 'right', text: (line) => formatPercent(line.gstBps) },
  { heading: 'Amount', align: 'right', text: (line) => formatRupees(line.amountPaise) },
];
const COLUMN_GAP = 6;

const FORMER_COLUMNS: TableColumn<EstimateLine>[] = [
  { heading: '#', align: 'left', text: (_, index) => String(index + 1) },
  { heading: 'Item', align: 'left', text: (line) => line.title, note: describeDiscount, stretches: true },
  { heading: 'HSN', align: 'left', text: (line) => line.hsn },
  { heading: 'Quantity', align: 'right', text: (line) => wholeNumber.format(line.quantity) },
  { heading: 'Unit price', align: 'right', text: (line) => formatRupees(line.unitPricePaise) },
  {
    heading: 'Discount',
    align: 'right',
    text: formatDiscount,
  },
  { heading: 'Taxable value', align: 'right', text: (line) => formatRupees(line.taxablePaise) },
  { heading: 'GST', align: 'right', text: (line) => formatPercent(line.gstBps) },
  { heading: 'Amount', align: 'right', text: (line) => formatRupees(line.amountPaise) },
];

const FORMER_COLUMN_GAP = 9;

function formatDiscount({ discountBps }: EstimateLine): string {
  if (discountBps === null) return 'agreed';
  return discountBps === 0 ? '–' : formatPercent(discountBps);
}

function describeDiscount({ discountedPricePaise, discountBps, addedDiscountBps }: EstimateLine): string {
  if (discountBps === null || addedDiscountBps === null) {
    return `Agreed price: ${formatRupees(discountedPricePaise)} for one piece before GST`;
  }
  if (addedDiscountBps === 0) return '';
  return `${formatPercent(discountBps)} discount, of which ${formatPercent(addedDiscountBps)} extra`;
}

function describeAddedDiscount({ addedDiscountBps }: EstimateLine): string {
  return addedDiscountBps ? `incl. ${formatPercent(addedDiscountBps)} special discount` : '';
}

/**
 * Draws the lines below the current position. Every page repeats the head of the table; no row is split.
 * @param closingHeight the height of the totals and terms, for which the last row leaves space on its page, so that
 * they are never alone on a page.
 */
export function drawLines(sheet: Sheet, { layout, lines }: EstimateDocument, closingHeight: number): void {
  const table = layOutTable(sheet, layout ? COLUMNS : FORMER_COLUMNS, lines, {
    width: FRAME_WIDTH,
    columnGap: layout ? COLUMN_GAP : FORMER_COLUMN_GAP,
  });
  drawTable(sheet, table, closingHeight);
}
