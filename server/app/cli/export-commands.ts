import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import { BYTE_ORDER_MARK, formatCsv } from '#server/features/admin/format-csv.ts';
import { UNIT } from '#server/features/order-exports/compose-voucher.ts';
import { exportOrders } from '#server/features/order-exports/export-orders.ts';
import {
  selectOrderIdsRequestedIn,
  selectOrdersConfirmedIn,
} from '#server/features/order-exports/export-queries.ts';
import { exportTally } from '#server/features/order-exports/export-tally.ts';
import { addRows, type GstSummaryRow, summariseGst } from '#server/features/order-exports/summarise-gst.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, FORCE, FROM, TO, toPeriod } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';
import type { Terminal } from './terminal-text.ts';
import { writeAtomically } from './write-atomically.ts';

const number = new Intl.NumberFormat('en-IN');

export function addExportCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const exports = addGroup(program, 'export', 'Exports:');
  exports
    .command('orders')
    .summary('write the orders of a period as CSV')
    .description(
      'Writes a row for each order that was requested in a period: estimate, buyer, addresses, product, prices, taxes and the days of its statuses. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
    )
    .argument('[FILE.csv]', 'the file to write; standard output when absent')
    .requiredOption(...FROM)
    .requiredOption(...TO)
    .option(...FORCE)
    .action(
      withContext(async ({ database, config: { brand }, signal, write }, file, { force, ...days }) => {
        const ids = await selectOrderIdsRequestedIn(database, toPeriod(days));
        return {
          text: '',
          personalDataOf: ids,
          afterRecording: async () => {
            const exportTo = (writeText: (text: string) => Promise<unknown>) =>
              exportOrders(database, brand.gstin, ids, writeText);
            await (file === undefined ? exportTo(write) : writeAtomically(file, { signal, force }, exportTo));
            return file === undefined ? '' : `Wrote ${formatCount(ids.length, 'order')} to ${file}`;
          },
        };
      }),
    );
  exports
    .command('gst')
    .summary('sum up the GST of what was confirmed')
    .description(
      'Sums up the orders that were confirmed in a period and not rejected since, by HSN code, GST rate and place of supply. It is a check for your books, not a return: the shop makes no tax invoices.',
    )
    .argument('[FILE.csv]', 'write CSV to this file instead of showing a table')
    .requiredOption(...FROM)
    .requiredOption(...TO)
    .option(...FORCE)
    .action(
      withContext(async ({ database, config: { brand }, signal, terminal }, file, { force, ...days }) => {
        const rows = await summariseGst(database, brand.gstin, toPeriod(days));
        if (file === undefined) return { text: formatGstSummary(terminal, rows) };
        await writeAtomically(file, { signal, force }, (write) => write(formatGstCsv(rows)));
        return { text: `Wrote ${formatCount(rows.length, 'row')} to ${file}` };
      }),
    );
  exports
    .command('tally')
    .summary('write Sales Orders for Tally')
    .description(
      [
        'Writes the orders that were confirmed in a period and not rejected since as an XML file for Tally: a voucher of the type Sales Order for each quote request and day. Its order number is the estimate number.',
        'In Tally the ledgers, the parties (named as the firm), the stock items and the unit Nos must exist under the same names. Import each period once: Tally enters again what is imported twice.',
      ].join('\n\n'),
    )
    .argument('<FILE.xml>', 'the file to write')
    .requiredOption(...FROM)
    .requiredOption(...TO)
    .option(...FORCE)
    .addOption(
      new Option('--item <NAME>', 'what stock items are named after')
        .choices(['model', 'title'] as const)
        .default('model' as const),
    )
    .option('--sales-ledger <NAME>', 'the ledger of sales', 'Sales')
    .option('--cgst-ledger <NAME>', 'the ledger of CGST', 'CGST')
    .option('--sgst-ledger <NAME>', 'the ledger of SGST or UTGST', 'SGST')
    .option('--igst-ledger <NAME>', 'the ledger of IGST', 'IGST')
    .option('--round-off-ledger <NAME>', 'the ledger of differences by rounding', 'Round Off')
    .action(
      withContext(async ({ database, config: { brand }, signal }, file, options) => {
        const { from, to, item, force, ...ledgers } = options;
        const confirmed = await selectOrdersConfirmedIn(database, toPeriod({ from, to }));
        return {
          text: '',
          personalDataOf: confirmed.map(({ id }) => id),
          afterRecording: async () => {
            const names = { ...ledgers, stockItem: item };
            const count = await writeAtomically(file, { signal, force }, (write) =>
              exportTally(database, brand.gstin, confirmed, names, write),
            );
            return `Wrote ${formatCount(count, 'Sales Order')} to ${file}`;
          },
        };
      }),
    );
}

function formatCount(count: number, noun: string): string {
  return `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** CGST and SGST are equal, so that the table fits 80 columns with one column for both. */
function formatGstSummary(terminal: Terminal, rows: readonly GstSummaryRow[]): string {
  const [first, ...others] = rows;
  if (!first) return 'Nothing was confirmed in this period.';
  const columns: Column[] = [
    { title: 'HSN' },
    { title: 'GST', isRightAligned: true },
    { title: 'PLACE OF SUPPLY', canWrap: true },
    ...['QTY', 'TAXABLE VALUE', 'CGST = SGST', 'IGST'].map((title) => ({
      title,
      isRightAligned: true as const,
    })),
  ];
  const formatSums = ({ quantity, taxablePaise, cgstPaise, igstPaise }: GstSummaryRow) => [
    number.format(quantity),
    ...[taxablePaise, cgstPaise, igstPaise].map(formatRupees),
  ];
  return formatTable(terminal, columns, [
    ...rows.map((row) => [row.hsn, formatPercent(row.gstBps), row.placeOfSupply, ...formatSums(row)]),
    ['Total', '', '', ...formatSums(others.reduce(addRows, first))],
  ]);
}

function formatGstCsv(rows: readonly GstSummaryRow[]): string {
  const columns = [
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
  ];
  const cells = rows.map((row) => [
    row.hsn,
    String(percentFromBps(row.gstBps)),
    row.placeOfSupply,
    UNIT.toUpperCase(),
    String(row.quantity),
    ...[row.taxablePaise, row.cgstPaise, row.sgstPaise, row.igstPaise, row.totalInclGstPaise].map((paise) =>
      String(rupeesFromPaise(paise)),
    ),
  ]);
  return BYTE_ORDER_MARK + formatCsv([columns, ...cells]);
}
