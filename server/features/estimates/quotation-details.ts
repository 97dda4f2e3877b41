/** What stands in words below the totals: terms of this quotation, the bank account, and what changed. */

import type { BankAccount } from '#domain/brand.ts';
import { formatRupees } from '#domain/indian-format.ts';
import type { QuotationChange } from '#domain/quotation/compare-terms.ts';
import { describeFreight } from '#domain/quotation/describe-terms.ts';
import { describeSez } from '#domain/quotation/sez.ts';
import { type Block, layOutRow, stackBlocks } from '#server/platform/pdf/block.ts';
import { layOutTable, type RuledTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import type { QuotationDocument } from './quotation-document.ts';

const LABEL_WIDTH = 84;
const MAX_CELL_WIDTH = 190;

const CHANGE_COLUMNS: TableColumn<QuotationChange>[] = [
  { heading: 'Item', align: 'left', text: ({ line }) => (line === undefined ? '' : String(line)) },
  { heading: 'What', align: 'left', text: ({ what }) => what },
  { heading: 'Before', align: 'left', text: ({ before = '–' }) => before, maxWidth: MAX_CELL_WIDTH },
  { heading: 'Now', align: 'left', text: ({ after = '–' }) => after, stretches: true },
];

/**
 * Delivery, freight, payment, warranty and the supply to a special economic zone; those that are not said are left out.
 */
export function agreedTermsBlock(
  sheet: Sheet,
  { layout, terms, lut }: QuotationDocument,
  width: number,
): Block {
  const { deliveryTerms = '', charges, sez, paymentTerms = '', warranty = '' } = terms;
  const isFormerlyExtra = !layout && charges.freightTerm === 'added';
  const rows: [string, string][] = [
    ['Delivery', deliveryTerms],
    ['Freight', isFormerlyExtra ? `${formatRupees(charges.freightPaise)} extra` : describeFreight(charges)],
    ['Payment', paymentTerms],
    ['Warranty', warranty],
    ['Supply', [sez && describeSez(sez), lut && `LUT ${lut}`].filter(Boolean).join(' · ')],
  ];
  return labelledRows(sheet, rows, width);
}

/** Where the buyer pays. */
export function bankBlock(
  sheet: Sheet,
  { accountName, accountNumber, ifsc, bankName, branch }: BankAccount,
): Block {
  return labelledRows(
    sheet,
    [
      ['Account name', accountName],
      ['Account number', accountNumber],
      ['IFSC', ifsc],
      ['Bank', [bankName, branch].filter(Boolean).join(', ')],
    ],
    FRAME_WIDTH,
  );
}

/** Rows without a text are left out. */
function labelledRows(sheet: Sheet, rows: readonly [label: string, text: string][], width: number): Block {
  const textWidth = width - LABEL_WIDTH;
  return stackBlocks(
    rows
      .filter(([, text]) => text !== '')
      .map(([label, text]) =>
        layOutRow([
          { width: LABEL_WIDTH, block: textBlock(sheet, label, sheet.styles.soft, LABEL_WIDTH) },
          { width: textWidth, block: textBlock(sheet, text, sheet.styles.body, textWidth) },
        ]),
      ),
    2,
  );
}

/** What differs from the quotation before; undefined if nothing or in the first one. */
export function layOutChanges(sheet: Sheet, { changes = [] }: QuotationDocument): RuledTable | undefined {
  if (changes.length === 0) return undefined;
  return layOutTable(sheet, CHANGE_COLUMNS, changes, { width: FRAME_WIDTH, columnGap: 12 });
}
