import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { AppError } from '#contract/errors.ts';
import { SALE_STEPS } from '#contract/staff-reports.ts';
import { checkGstin } from '#domain/gstin.ts';
import { formatCount, formatPercent, formatRupees } from '#domain/indian-format.ts';
import { exportOrders } from '#server/features/order-exports/export-orders.ts';
import {
  selectOrderIdsRequestedIn,
  selectSoldOrders,
} from '#server/features/order-exports/export-queries.ts';
import { exportTally } from '#server/features/order-exports/export-tally.ts';
import { filterBySeller } from '#server/features/order-exports/filter-by-seller.ts';
import { formatGstCsv } from '#server/features/order-exports/format-gst-csv.ts';
import { addRows, type GstSummaryRow, summariseGst } from '#server/features/order-exports/summarise-gst.ts';
import { getTallyNames } from '#server/features/order-exports/tally-names.ts';
import { selectIdsWithWishes } from '#server/features/orders/wish-queries.ts';
import { selectBranches } from '#server/features/quotations/branch-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, FORCE, FROM, TO, toPeriod } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';
import type { Terminal } from './terminal-text.ts';
import { writeAtomically } from './write-atomically.ts';

const number = new Intl.NumberFormat('en-IN');

const createByOption = () =>
  new Option('--by <STEP>', 'the step of the orders that falls into the period')
    .choices(SALE_STEPS)
    .default(SALE_STEPS[0]);

export function addExportCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const exports = addGroup(program, 'export', 'Exports:');
  exports
    .command('orders')
    .summary('write the orders of a period as CSV')
    .description(
      'Writes a row for each order that was requested in a period: estimate, buyer, addresses, product, prices, taxes, the days of its statuses and what else was asked for. Rows without an order’s id follow for what the catalogue has no price of. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
    )
    .argument('[FILE.csv]', 'the file to write; standard output when absent')
    .requiredOption(...FROM)
    .requiredOption(...TO)
    .option(...FORCE)
    .action(
      withContext(async ({ database, config: { brand }, signal, write }, file, { force, ...days }) => {
        const period = toPeriod(days);
        const ids = await selectOrderIdsRequestedIn(database, period);
        const quoteRequestIds = await selectIdsWithWishes(database, period);
        return {
          text: '',
          personalDataOf: [...ids, ...quoteRequestIds],
          afterRecording: async () => {
            const exportTo = (writeText: (text: string) => Promise<unknown>) =>
              exportOrders(database, brand, { orderIds: ids, quoteRequestIds }, writeText);
            await (file === undefined ? exportTo(write) : writeAtomically(file, { signal, force }, exportTo));
            return file === undefined ? '' : `Wrote ${formatCount(ids.length, 'order')} to ${file}`;
          },
        };
      }),
    );
  exports
    .command('gst')
    .summary('sum up the GST of what was sold')
    .description(
      'Sums up the orders that were accepted, or sent, in a period and not rejected since, by your registration, HSN code, GST rate, place of supply and kind of supply to special economic zones. It is a check for your books, not a return: the shop makes no tax invoices.',
    )
    .argument('[FILE.csv]', 'write CSV to this file instead of showing a table')
    .requiredOption(...FROM)
    .requiredOption(...TO)
    .addOption(createByOption())
    .option(...FORCE)
    .action(
      withContext(async ({ database, config: { brand }, signal, terminal }, file, options) => {
        const { force, by, ...days } = options;
        const sold = await selectSoldOrders(database, { by, ...toPeriod(days) });
        const rows = await summariseGst(database, brand, sold);
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
        'Writes the orders that were accepted, or sent, in a period and not rejected since as an XML file for Tally: a voucher of the type Sales Order for each quote request and day. Its order number is the estimate number.',
        'If you supply from branches, write a file for each of your GSTINs with --branch, and choose its registration in Tally before you import it. Each voucher names its GSTIN (CMPGSTIN), too.',
        'The names of ledgers and stock items are those of the setting “tally”, unless options say others. In Tally the ledgers, the parties (named as the firm), the stock items and the units (Nos, Bag, Kgs …) must exist under the same names. Import each period once, and always by the same step: Tally enters again what is imported twice.',
      ].join('\n\n'),
    )
    .argument('<FILE.xml>', 'the file to write')
    .requiredOption(...FROM)
    .requiredOption(...TO)
    .addOption(createByOption())
    .option(
      '--branch <NAME>',
      'only what this branch supplies (see “branches”), or any of your registrations by its GSTIN',
    )
    .option(...FORCE)
    .addOption(
      new Option('--item <NAME>', 'what stock items are named after').choices(['model', 'title'] as const),
    )
    .option('--sales-ledger <NAME>', 'the ledger of sales')
    .option('--cgst-ledger <NAME>', 'the ledger of CGST')
    .option('--sgst-ledger <NAME>', 'the ledger of SGST or UTGST')
    .option('--igst-ledger <NAME>', 'the ledger of IGST')
    .option('--freight-ledger <NAME>', 'the ledger of freight, packing and insurance')
    .option('--round-off-ledger <NAME>', 'the ledger of differences by rounding')
    .action(
      withContext(async ({ database, config: { brand }, signal }, file, options) => {
        const { from, to, by, item, force, branch, ...ledgers } = options;
        const stored = await getTallyNames(database);
        const all = await selectSoldOrders(database, { by, ...toPeriod({ from, to }) });
        const sold =
          branch === undefined
            ? all
            : await filterBySeller(database, brand, all, await getGstin(database, branch));
        return {
          text: '',
          personalDataOf: sold.map(({ id }) => id),
          afterRecording: async () => {
            const names = { ...stored, ...ledgers, ...(item && { stockItem: item }) };
            const count = await writeAtomically(file, { signal, force }, (write) =>
              exportTally(database, brand, sold, names, write),
            );
            return `Wrote ${formatCount(count, 'Sales Order')} to ${file}`;
          },
        };
      }),
    );
}

/** @throws AppError 'not_found' for what is neither a branch nor a GSTIN, under which a former branch may have sold. */
async function getGstin(database: Database, typed: string): Promise<string> {
  const branches = await selectBranches(database);
  const branch = branches.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (branch) return branch.gstin;
  const check = checkGstin(typed);
  if (check.isValid) return check.gstin;
  throw new AppError('not_found', `There is no branch “${typed}”. “branches” lists them.`);
}

/** A table for each registration, because each has returns of its own. */
function formatGstSummary(terminal: Terminal, rows: readonly GstSummaryRow[]): string {
  const bySeller = [...Map.groupBy(rows, ({ sellerGstin }) => sellerGstin)];
  if (bySeller.length < 2) return formatGstTable(terminal, rows);
  return bySeller.map(([gstin, own]) => `GSTIN ${gstin}\n${formatGstTable(terminal, own)}`).join('\n\n');
}

/** CGST and SGST are equal, so that the table fits 80 columns with one column for both. */
function formatGstTable(terminal: Terminal, rows: readonly GstSummaryRow[]): string {
  const [first, ...others] = rows;
  if (!first) return 'Nothing was sold in this period.';
  const columns: Column[] = [
    { title: 'HSN' },
    { title: 'GST', isRightAligned: true },
    { title: 'PLACE OF SUPPLY', canWrap: true },
    ...['QTY', 'TAXABLE VALUE', 'CGST = SGST', 'IGST'].map((title) => ({
      title,
      isRightAligned: true as const,
    })),
  ];
  const formatQuantity = ({ quantity, unit }: GstSummaryRow) => `${number.format(quantity)} ${unit}`;
  const formatAmounts = ({ taxablePaise, cgstPaise, igstPaise }: GstSummaryRow) =>
    [taxablePaise, cgstPaise, igstPaise].map(formatRupees);
  const total = others.reduce(addRows, first);
  // Bags and metres have no sum.
  const isOneUnit = others.every(({ unit }) => unit === first.unit);
  return formatTable(terminal, columns, [
    ...rows.map((row) => [
      row.hsn,
      formatPercent(row.gstBps),
      row.sez ? `${row.placeOfSupply}, SEZ ${row.sez}` : row.placeOfSupply,
      formatQuantity(row),
      ...formatAmounts(row),
    ]),
    ['Total', '', '', isOneUnit ? formatQuantity(total) : '', ...formatAmounts(total)],
  ]);
}
