import type { WireGstRow } from '#contract/staff-reports.ts';
import type { DeskText } from '#desk/text/load-texts.ts';
import type { Translated } from '#desk/text/translated.ts';
import type { Column } from '#desk/ui/data-table.tsx';
import { formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';

const AMOUNTS = ['taxable_value', 'cgst', 'sgst', 'igst', 'total'] as const;
export type Amounts = Pick<WireGstRow, (typeof AMOUNTS)[number]>;

/** The columns of taxable value, taxes and total, with the sums below. */
export function listAmountColumns<Row extends Amounts>(
  words: Translated<DeskText>['reports'],
  totals: Amounts,
): Column<Row>[] {
  return AMOUNTS.map((name) => ({
    key: name,
    heading: words.amounts[name],
    cell: (row) => formatAmount(row[name]),
    total: formatAmount(totals[name]),
    isNumber: true,
  }));
}

function formatAmount(rupees: number): string {
  return rupees === 0 ? '–' : formatRupees(paiseFromRupees(rupees));
}
