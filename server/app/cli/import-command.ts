import { createReadStream } from 'node:fs';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatCount } from '#domain/indian-format.ts';
import { ImportProblems } from '#server/features/admin/import-problems.ts';
import { type ImportOutcome, importProducts } from '#server/features/admin/import-products.ts';
import { UnconfirmedPriceJumps } from '#server/features/admin/price-jumps.ts';
import { FILE_COLUMNS } from '#server/features/admin/product-cells.ts';
import { readCsv } from '#server/features/admin/read-csv.ts';
import { writeRejects } from '#server/features/admin/write-rejects.ts';
import type { CommandContext, WithCommandContext } from './command-context.ts';
import { YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { formatProductChanges } from './format-product-changes.ts';
import { findFileProblem } from './shop-files.ts';
import { type Terminal, wrapText } from './terminal-text.ts';
import { assertReplaceable, writeAtomically } from './write-atomically.ts';

type ImportFlags = {
  dryRun?: boolean;
  makeCategories?: boolean;
  rejects?: string;
  force?: boolean;
  yes?: boolean;
};

const number = new Intl.NumberFormat('en-IN');

export function addImportCommand(products: CommandUnknownOpts, withContext: WithCommandContext): void {
  products
    .command('import')
    .summary('add and change products from a CSV file')
    .description(
      [
        'Adds and changes products from a CSV file.',
        `Columns: ${FILE_COLUMNS.join(', ')}.`,
        'A row with an id changes that product. A row without one changes the product with its brand and model, or adds one. In a file that lacks these columns, the SKU says which product a row changes. Columns missing from the file stay unchanged, so a file of “id” and “price” is a price list. An empty cell clears the value.',
        'Price in rupees, discount and gst in per cent. One line for each picture, and one for each specification: “Name: value”. Categories and sub-categories are given by name and must exist, unless --make-categories adds them. Pictures, brochures and documents of the shop must exist and be pictures and PDFs.',
        'The column deciding_specifications is the sub-category’s: the names of the specifications that its products show beneath their titles, one on each line, the most important first. A changed cell changes them for the whole sub-category.',
        'The unit is a unit quantity code of GST (NOS when empty), unit_name its own word such as “bar”, unit_content what one contains: “50 kg”. Dispatch days are working days, as “3” or “2 to 4”. One line for each standard: “IS 1786”, or with a licence “IS 1786 (CM/L-1234567890)”; and one for each document: “Name: address”. A weight is “18.96 kg”. price_on_request is yes or no, for_rent the shortest time: day, week or month.',
        'Products that differ in a few options only are a family: they have the same name in the column family, and in the column variant a line for each option, such as “Size: 8”. A new name makes a family.',
        'The column version comes from the export. A row is refused if somebody has changed its product since then; an empty cell stores it over that change.',
        'Either all rows are stored or, when one is wrong, none. It asks before a price after discount changes by more than 30%.',
      ].join('\n\n'),
    )
    .argument('<FILE.csv>', 'UTF-8, comma-separated; the first row names the columns')
    .option('--dry-run', 'check the whole file, list old → new, and store nothing')
    .option('--make-categories', 'add the categories and sub-categories that do not exist')
    .option('--rejects <FILE.csv>', 'write the wrong rows, and what is wrong, to this file')
    .option('--force', 'replace the file of --rejects if there is one already')
    .option(...YES)
    .action(
      withContext(async (context, file: string, flags: ImportFlags, command: CommandUnknownOpts) => {
        const run = (allowsPriceJumps: boolean) => importFile(context, file, { ...flags, allowsPriceJumps });
        try {
          return await run(flags.yes === true);
        } catch (cause) {
          if (!(cause instanceof UnconfirmedPriceJumps)) throw cause;
          await context.write(`${formatProductChanges(context.terminal, cause.changes)}\n\n`);
          await confirmOnTerminal(context, command, describeJumps(cause.changes.length));
          return run(true);
        }
      }),
    );
}

const describeJumps = (count: number) =>
  `${count === 1 ? 'A price changes' : `${number.format(count)} prices change`} by more than 30%. Import anyway?`;

async function importFile(
  { database, operator, signal, terminal, config, write }: CommandContext,
  file: string,
  {
    dryRun: isDryRun = false,
    makeCategories,
    rejects,
    force,
    allowsPriceJumps,
  }: ImportFlags & { allowsPriceJumps: boolean },
): Promise<{ text: string }> {
  // Before the import, so that the list of what is wrong is not lost.
  if (rejects !== undefined) assertReplaceable(rejects, force);
  const readRows = () => readCsv(readLazily(file, signal));
  try {
    const outcome = await importProducts(database, operator, readRows(), {
      isDryRun,
      allowsPriceJumps,
      makesCategories: makeCategories === true,
      findFileProblem: (address, kind) => findFileProblem(config, address, kind),
    });
    const lines = [
      ...(isDryRun && outcome.changed > 0 ? [formatProductChanges(terminal, outcome.changes), ''] : []),
    ];
    return { text: [...lines, formatOutcome(terminal, outcome, isDryRun)].join('\n') };
  } catch (cause) {
    if (rejects !== undefined && cause instanceof ImportProblems) {
      const rows = readRows();
      const count = await writeAtomically(rejects, { signal, force }, (writeText) =>
        writeRejects(rows, cause.problems, writeText),
      );
      await write(`Wrote ${formatCount(count, 'wrong row')} to ${rejects}\n`);
    }
    throw cause;
  }
}

/** Opens the file when its first piece is read: an import that fails before would leave it open. */
async function* readLazily(file: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, { signal });
}

function formatOutcome(
  terminal: Terminal,
  { added, changed, unchanged, newCategories, newFamilies, decidingSpecifications }: ImportOutcome,
  isDryRun: boolean,
): string {
  const counts = `${number.format(added)} added, ${number.format(changed)} changed, ${number.format(unchanged)} unchanged`;
  const notes = [
    ...(newCategories.length > 0 ? [`New categories: ${newCategories.join(', ')}`] : []),
    ...(newFamilies.length > 0 ? [`New families: ${newFamilies.join(', ')}`] : []),
    ...decidingSpecifications.map(
      ({ subCategory, names }) => `Deciding specifications of ${subCategory}: ${names.join(', ') || 'none'}`,
    ),
  ].map((note) => `${wrapText(note, terminal)}\n`);
  if (!isDryRun) return notes.join('') + counts;
  const plans = `add ${formatCount(added, 'product')} and change ${number.format(changed)}; ${number.format(unchanged)} would stay the same`;
  return `${notes.join('')}The file is correct. It would ${plans}. Nothing was stored.`;
}
