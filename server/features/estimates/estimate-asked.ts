/** What the quantities cost that the buyer asked for beyond those of the estimate, at its prices of one unit. */

import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import { layOutRow, placeBlock } from '#server/platform/pdf/block.ts';
import { drawTable } from '#server/platform/pdf/draw-table.ts';
import { layOutTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME, FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import { type AskedAmounts, type AskedLine, composeAsked } from './compose-asked.ts';
import { sum } from './compose-lines.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { MAX_MODEL_WIDTH } from './estimate-lines.ts';
import { sumsColumn, taxRows } from './estimate-totals.ts';

const NOTE_WIDTH = FRAME_WIDTH * 0.5;
const SUMS_WIDTH = FRAME_WIDTH - NOTE_WIDTH;
const GAP = 8;
/** The part of a page up to which all of it stays together. */
const TOGETHER = 0.4;

const COLUMNS: TableColumn<AskedLine>[] = [
  {
    heading: 'Item',
    align: 'left',
    text: ({ line }) => line.title,
    note: ({ note }) => note,
    stretches: true,
  },
  { heading: 'Model', align: 'left', text: ({ line }) => line.model ?? '', maxWidth: MAX_MODEL_WIDTH },
  { heading: 'Quantity requested', align: 'right', text: ({ asked }) => asked },
  {
    heading: 'Net unit price',
    align: 'right',
    text: ({ line }) => formatRupees(line.discountedPricePaise),
  },
  { heading: 'Taxable value', align: 'right', text: (asked) => formatAmount(asked, asked.taxablePaise) },
  { heading: 'GST', align: 'right', text: ({ line }) => formatPercent(line.gstBps) },
  { heading: 'Amount', align: 'right', text: (asked) => formatAmount(asked, asked.amountPaise) },
];

/**
 * Draws it beneath the totals, in one piece where it can; nothing where nothing else was asked for.
 * @param above the gap above it.
 */
export function drawAsked(sheet: Sheet, estimate: EstimateDocument, above: number): void {
  const asked = composeAsked(estimate);
  if (!asked) return;
  const heading = textBlock(sheet, 'For the full quantities requested', sheet.styles.heading, FRAME_WIDTH, {
    tag: 'H2',
  });
  const table = layOutTable(sheet, COLUMNS, asked.lines, { width: FRAME_WIDTH, columnGap: GAP });
  const sums = layOutRow([
    { width: NOTE_WIDTH, block: textBlock(sheet, describeBasis(asked), sheet.styles.soft, NOTE_WIDTH - GAP) },
    {
      width: SUMS_WIDTH,
      block: sumsColumn(sheet, {
        rows: [
          ...listOthers(asked),
          ['Taxable value', formatRupees(asked.taxablePaise)],
          ...taxRows(estimate.taxNames, asked),
        ],
        totalPaise: asked.totalPaise,
        width: SUMS_WIDTH,
        heading: '',
        totalLabel: 'Total for the full quantities requested',
      }),
    },
  ]);
  const rowsHeight = table.rows.reduce((height, row) => height + row.height, 0);
  const height = heading.height + table.head.height + rowsHeight + GAP + sums.height;
  const pageHeight = FRAME.bottom - FRAME.top;
  sheet.y += above;
  sheet.ensureSpace(Math.min(height, pageHeight * TOGETHER));
  placeBlock(sheet, heading);
  drawTable(sheet, table, GAP + sums.height);
  sheet.y += GAP;
  placeBlock(sheet, sums);
}

function formatAmount({ count }: AskedLine, paise: number): string {
  return count === undefined ? '–' : formatRupees(paise);
}

function listOthers({ others }: AskedAmounts): [string, string][] {
  if (others.length === 0) return [];
  const paise = sum(others.map(({ taxablePaise }) => taxablePaise));
  const items = others.length === 1 ? 'Item as above' : `${others.length} items as above`;
  return [[items, formatRupees(paise)]];
}

function describeBasis({ lines }: AskedAmounts): string {
  const isAllCounted = lines.every(({ count }) => count !== undefined);
  return `At the unit prices of this estimate. Our quotation will state the final prices and freight.${
    isAllCounted ? '' : ' Units without a price are not included.'
  }`;
}
