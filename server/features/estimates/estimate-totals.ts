/** The totals of the estimate: tax by rate, sums, and the total in words. */

import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import { type Block, layOutRow, ruleBlock, stackBlocks, tagWithin } from '#server/platform/pdf/block.ts';
import { layOutTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue, textBlock } from '#server/platform/pdf/text-block.ts';
import type { TextStyle } from '#server/platform/pdf/text-runs.ts';
import { FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE } from '#server/platform/pdf/theme.ts';
import { amountInWords } from './amount-in-words.ts';
import { type AskedAmounts, composeAsked } from './compose-asked.ts';
import type { EstimateDocument, EstimateTax, EstimateTotals } from './estimate-document.ts';

const GAP = 24;
const TAX_WIDTH = (FRAME_WIDTH - GAP) * 0.6;
const TOTALS_WIDTH = FRAME_WIDTH - GAP - TAX_WIDTH;

export function totalsBlock(sheet: Sheet, estimate: EstimateDocument): Block {
  const asked = composeAsked(estimate);
  const words = labelledValue(
    sheet,
    asked?.knownTotalPaise === undefined ? 'Total in words' : 'Grand total in words',
    amountInWords(estimate.totals.totalPaise),
    TAX_WIDTH,
  );
  return layOutRow(
    [
      { width: TAX_WIDTH, block: stackBlocks([taxBlock(sheet, estimate), words], 12) },
      { width: TOTALS_WIDTH, block: sumsBlock(sheet, estimate, asked) },
    ],
    GAP,
  );
}

function taxBlock(sheet: Sheet, { taxNames, taxSummary }: EstimateDocument): Block {
  const columns: TableColumn<EstimateTax>[] = [
    {
      heading: 'GST rate',
      align: 'left',
      text: ({ gstBps }) => formatTaxRate(gstBps, taxNames),
      stretches: true,
    },
    { heading: 'Taxable value', align: 'right', text: ({ taxablePaise }) => formatRupees(taxablePaise) },
    ...taxNames.map((name, index): TableColumn<EstimateTax> => {
      return { heading: name, align: 'right', text: (tax) => formatRupees(tax.taxesPaise[index] ?? 0) };
    }),
  ];
  const table = layOutTable(sheet, columns, taxSummary, { width: TAX_WIDTH, columnGap: 16 });
  return stackBlocks([
    textBlock(sheet, 'Tax by rate', sheet.styles.heading, TAX_WIDTH, { tag: 'H2' }),
    tagWithin(sheet, 'Table', stackBlocks([table.head, ...table.rows])),
  ]);
}

/** `18%`, or `18% (9% + 9%)` when two taxes share the rate. */
export function formatTaxRate(gstBps: number, { length }: readonly string[]): string {
  const rate = formatPercent(gstBps);
  if (length === 1 || gstBps === 0) return rate;
  return `${rate} (${Array(length)
    .fill(formatPercent(gstBps / length))
    .join(' + ')})`;
}

/** The calculation from list prices to the grand total; steps of zero are omitted, except taxes. */
function sumsBlock(sheet: Sheet, estimate: EstimateDocument, asked: AskedAmounts | undefined): Block {
  const { taxNames, totals } = estimate;
  const sums = sumsColumn(sheet, {
    rows: [...taxableValueRows(estimate), ...taxRows(taxNames, totals)],
    totalPaise: totals.totalPaise,
    width: TOTALS_WIDTH,
    ...(asked && { heading: 'For the quantities in the cart' }),
    ...(asked?.knownTotalPaise !== undefined && { totalStyle: sheet.styles.strong }),
  });
  if (asked?.knownTotalPaise === undefined) return sums;
  // What the buyer wants to know first, so it is the larger one; its table may be on the next page.
  return stackBlocks(
    [sums, totalBlock(sheet, 'Total for the full quantities requested', asked.knownTotalPaise, TOTALS_WIDTH)],
    5,
  );
}

type AmountRow = { width: number; amountShare: number; style: TextStyle };

/** A label on the left and its amount on the right. */
function amountRow(
  sheet: Sheet,
  [label, amount]: readonly [label: string, amount: string],
  { width, amountShare, style }: AmountRow,
): Block {
  const amountWidth = width * amountShare;
  const labelWidth = width - amountWidth;
  return layOutRow([
    { width: labelWidth, block: textBlock(sheet, label, sheet.styles.soft, labelWidth) },
    { width: amountWidth, block: textBlock(sheet, amount, style, amountWidth, { align: 'right' }) },
  ]);
}

type SumsColumn = {
  rows: readonly [label: string, amount: string][];
  totalPaise: number;
  width: number;
  heading?: string;
  totalLabel?: string;
  totalStyle?: TextStyle;
};

export function sumsColumn(
  sheet: Sheet,
  { rows, totalPaise, width, heading = 'Totals', totalLabel = 'Grand total', totalStyle }: SumsColumn,
): Block {
  const row = (each: readonly [string, string]) =>
    amountRow(sheet, each, { width, amountShare: 0.56, style: sheet.styles.body });
  return stackBlocks(
    [
      textBlock(sheet, heading, sheet.styles.heading, width, { tag: 'H2' }),
      stackBlocks(rows.map(row), 3),
      ruleBlock(sheet, width, STRONG_RULE, MACHINE_GREEN),
      totalBlock(sheet, totalLabel, totalPaise, width, totalStyle),
    ],
    5,
  );
}

/** A total beneath its label, on the right. */
function totalBlock(
  sheet: Sheet,
  label: string,
  paise: number,
  width: number,
  style: TextStyle = sheet.styles.grandTotal,
): Block {
  const rightAligned = { align: 'right' as const };
  return stackBlocks([
    textBlock(sheet, label, sheet.styles.label, width, rightAligned),
    textBlock(sheet, formatRupees(paise), style, width, rightAligned),
  ]);
}

function taxableValueRows({ layout, totals }: EstimateDocument): [string, string][] {
  const { listValuePaise, discountPaise, roundingPaise, taxablePaise } = totals;
  const steps: [string, string, number][] = [
    [
      layout ? 'Gross value' : 'Value at list price',
      formatRupees(listValuePaise),
      discountPaise + roundingPaise,
    ],
    ['Discount', `− ${formatRupees(discountPaise)}`, discountPaise],
    ['Rounding', formatSignedRupees(roundingPaise), roundingPaise],
  ];
  const shown = steps
    .filter(([, , paise]) => paise !== 0)
    .map(([label, amount]): [string, string] => [label, amount]);
  return [...shown, ['Taxable value', formatRupees(taxablePaise)]];
}

export function taxRows(
  taxNames: readonly string[],
  { taxesPaise }: Pick<EstimateTotals, 'taxesPaise'>,
): [string, string][] {
  return taxNames.map((name, index) => [name, formatRupees(taxesPaise[index] ?? 0)]);
}

export function formatSignedRupees(paise: number): string {
  return `${paise < 0 ? '−' : '+'} ${formatRupees(Math.abs(paise))}`;
}
