/** What the estimate comes to: tax by rate, totals, and the total in words. */

import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import { amountInWords } from './amount-in-words.ts';
import { type Block, besideBlocks, placeBlock, ruleBlock, stackBlocks } from './block.ts';
import type { EstimateDocument, EstimateTax } from './estimate-document.ts';
import { FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE, STYLES } from './estimate-look.ts';
import type { EstimateSheet } from './estimate-sheet.ts';
import { ratingPlate } from './rating-plate.ts';
import { layOutTable, type TableColumn } from './ruled-table.ts';
import { labelledValue, textBlock } from './text-block.ts';

const GAP = 24;
const TAX_WIDTH = (FRAME_WIDTH - GAP) * 0.6;
const TOTALS_WIDTH = FRAME_WIDTH - GAP - TAX_WIDTH;

/** Draws the totals below what is drawn so far, together on one page. */
export function drawTotals(sheet: EstimateSheet, estimate: EstimateDocument): void {
  const totals = stackBlocks(
    [
      besideBlocks(
        [
          { width: TAX_WIDTH, block: taxBlock(sheet, estimate.taxSummary) },
          { width: TOTALS_WIDTH, block: totalsBlock(sheet, estimate) },
        ],
        GAP,
      ),
      ratingPlate(
        sheet,
        [(width) => labelledValue(sheet, 'Total in words', amountInWords(estimate.totalPaise), width)],
        FRAME_WIDTH,
      ),
    ],
    14,
  );
  sheet.y += 16;
  sheet.ensureRoom(totals.height);
  placeBlock(sheet, totals);
}

function taxBlock(sheet: EstimateSheet, taxes: EstimateTax[]): Block {
  const table = layOutTable(sheet, taxColumns(taxes), taxes, { width: TAX_WIDTH, columnGap: 22 });
  return stackBlocks([
    textBlock(sheet, 'Tax by rate', STYLES.heading, TAX_WIDTH, { tag: 'H2' }),
    inTable(sheet, stackBlocks([table.head, ...table.rows])),
  ]);
}

/** Tax between states is one amount (IGST), tax within a state two halves (CGST and SGST). */
function taxColumns(taxes: EstimateTax[]): TableColumn<EstimateTax>[] {
  const isBetweenStates = taxes.some((tax) => tax.igstPaise > 0);
  const amounts: TableColumn<EstimateTax>[] = isBetweenStates
    ? [{ heading: 'IGST', align: 'right', text: (tax) => formatRupees(tax.igstPaise) }]
    : [
        { heading: 'CGST', align: 'right', text: (tax) => formatRupees(tax.cgstPaise) },
        { heading: 'SGST', align: 'right', text: (tax) => formatRupees(tax.sgstPaise) },
      ];
  return [
    { heading: 'GST rate', align: 'left', text: (tax) => formatPercent(tax.gstBps), stretches: true },
    { heading: 'Taxable value', align: 'right', text: (tax) => formatRupees(tax.taxablePaise) },
    ...amounts,
  ];
}

function totalsBlock(sheet: EstimateSheet, estimate: EstimateDocument): Block {
  const half = TOTALS_WIDTH / 2;
  const right = { align: 'right' as const };
  const row = (label: string, paise: number): Block =>
    besideBlocks([
      { width: half, block: textBlock(sheet, label, STYLES.soft, half) },
      { width: half, block: textBlock(sheet, formatRupees(paise), STYLES.body, half, right) },
    ]);
  const grandTotal = stackBlocks([
    textBlock(sheet, 'Grand total', STYLES.label, TOTALS_WIDTH, right),
    textBlock(sheet, formatRupees(estimate.totalPaise), STYLES.grandTotal, TOTALS_WIDTH, right),
  ]);
  return stackBlocks(
    [
      textBlock(sheet, 'Totals', STYLES.heading, TOTALS_WIDTH, { tag: 'H2' }),
      row('Taxable value', estimate.totalTaxablePaise),
      row('Total tax', estimate.totalTaxPaise),
      ruleBlock(sheet, TOTALS_WIDTH, STRONG_RULE, MACHINE_GREEN),
      grandTotal,
    ],
    5,
  );
}

/** Tags the rows of a table as one table. */
function inTable(sheet: EstimateSheet, rows: Block): Block {
  return { ...rows, draw: (parent, x, y) => rows.draw(sheet.tag(parent, 'Table'), x, y) };
}
