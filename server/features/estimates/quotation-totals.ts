/** The totals of a quotation: tax by rate, sums with charges and round-off, the total in words, and deposits. */

import { formatRupees } from '#domain/indian-format.ts';
import type { RateSummary } from '#domain/quotation/price-quotation.ts';
import { type Block, layOutRow, stackBlocks, tagWithin } from '#server/platform/pdf/block.ts';
import { layOutTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue, textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import { amountInWords } from './amount-in-words.ts';
import { formatSignedRupees, formatTaxRate, sumsColumn } from './estimate-totals.ts';
import type { QuotationDocument } from './quotation-document.ts';
import { listTaxes } from './summarise-taxes.ts';

const GAP = 20;
export const TAX_WIDTH = (FRAME_WIDTH - GAP) * 0.6;
const SUMS_WIDTH = FRAME_WIDTH - GAP - TAX_WIDTH;

/** @param beneathTaxes what else stands beside the sums, `TAX_WIDTH` wide. */
export function quotationTotalsBlock(
  sheet: Sheet,
  quotation: QuotationDocument,
  beneathTaxes: Block[] = [],
): Block {
  const { totalPaise, depositPaise } = quotation.figures;
  const words = labelledValue(sheet, 'Total in words', amountInWords(totalPaise), TAX_WIDTH);
  const deposit = depositPaise > 0 ? `Plus refundable deposit of ${formatRupees(depositPaise)}` : '';
  return layOutRow(
    [
      { width: TAX_WIDTH, block: stackBlocks([taxBlock(sheet, quotation), words, ...beneathTaxes], 12) },
      {
        width: SUMS_WIDTH,
        block: stackBlocks(
          [
            sumsColumn(sheet, { rows: listSums(quotation), totalPaise, width: SUMS_WIDTH }),
            textBlock(sheet, deposit, sheet.styles.soft, SUMS_WIDTH, { align: 'right' }),
          ],
          4,
        ),
      },
    ],
    GAP,
  );
}

function taxBlock(sheet: Sheet, { taxNames, figures }: QuotationDocument): Block {
  const { rates, chargesPaise } = figures;
  const ofItems = (rate: RateSummary) => formatRupees(rate.taxablePaise - rate.chargesPaise);
  const values: TableColumn<RateSummary>[] =
    chargesPaise > 0
      ? [
          { heading: 'Items', align: 'right', text: ofItems },
          { heading: 'Freight etc.', align: 'right', text: (rate) => formatRupees(rate.chargesPaise) },
        ]
      : [{ heading: 'Taxable value', align: 'right', text: ofItems }];
  const columns: TableColumn<RateSummary>[] = [
    {
      heading: 'GST rate',
      align: 'left',
      text: ({ gstBps, isIntraState }) => formatTaxRate(gstBps, isIntraState ? ['', ''] : ['']),
      stretches: true,
    },
    ...values,
    ...taxNames.map((name, index): TableColumn<RateSummary> => {
      const text = ({ taxes }: RateSummary) => formatRupees(listTaxes(taxes, taxNames)[index] ?? 0);
      return { heading: name, align: 'right', text };
    }),
  ];
  const table = layOutTable(sheet, columns, rates, { width: TAX_WIDTH, columnGap: 10 });
  return stackBlocks([
    textBlock(sheet, 'Tax by rate', sheet.styles.heading, TAX_WIDTH, { tag: 'H2' }),
    tagWithin(sheet, 'Table', stackBlocks([table.head, ...table.rows])),
  ]);
}

/** From the items to the grand total; steps of zero are omitted, except taxes. */
function listSums({ terms, figures, taxNames }: QuotationDocument): [string, string][] {
  const { linesPaise, chargesPaise, taxablePaise, taxes, roundOffPaise } = figures;
  const { freightTerm, freightPaise, packingPaise, insurancePaise } = terms.charges;
  const steps: [string, number][] = [
    ['Items', linesPaise],
    ['Freight, taxed with the goods', freightTerm === 'added' ? freightPaise : 0],
    ['Packing', packingPaise],
    ['Insurance', insurancePaise],
  ];
  const shown = chargesPaise > 0 ? steps.filter(([, paise]) => paise > 0) : [];
  return [
    ...[...shown, ['Taxable value', taxablePaise] as const].map(([label, paise]): [string, string] => [
      label,
      formatRupees(paise),
    ]),
    ...listTaxes(taxes, taxNames).map((paise, index): [string, string] => [
      taxNames[index] ?? '',
      formatRupees(paise),
    ]),
    ...(roundOffPaise === 0 ? [] : [['Round-off', formatSignedRupees(roundOffPaise)] as [string, string]]),
  ];
}
