import { open } from 'node:fs/promises';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { exportProducts } from '#server/features/admin/export-products.ts';
import { importProducts } from '#server/features/admin/import-products.ts';
import { PRODUCT_COLUMNS } from '#server/features/admin/product-cells.ts';
import { readCsv } from '#server/features/admin/read-csv.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup } from './command-parts.ts';
import { addProductListCommands } from './product-list-commands.ts';
import { addRemoveProductsCommand } from './remove-products-command.ts';
import { writeAtomically } from './write-atomically.ts';

const COLUMNS = `Columns: ${PRODUCT_COLUMNS.join(', ')}.`;

const number = new Intl.NumberFormat('en-IN');

export function addProductCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const products = addGroup(program, 'products', 'Products:');
  addProductListCommands(products, withContext);
  products
    .command('import')
    .summary('add and change products from a CSV file')
    .description(
      [
        'Adds and changes products from a CSV file.',
        COLUMNS,
        'A row with an id changes that product. A row without one changes the product with its brand and model, or adds one. Columns missing from the file stay unchanged, so a file of “id” and “price” is a price list. An empty cell clears the value.',
        'Price in rupees, discount and gst in per cent. One line for each picture, and one for each specification: “Name: value”. Categories and sub-categories are given by name and must exist.',
        'Either all rows are stored or, when one is wrong, none.',
      ].join('\n\n'),
    )
    .argument('<FILE.csv>', 'UTF-8, comma-separated; the first row names the columns')
    .option('--dry-run', 'check the whole file and store nothing')
    .action(
      withContext(async ({ database, operator, signal }, file, { dryRun: isDryRun = false }) => {
        const rows = readCsv((await open(file)).createReadStream({ signal }));
        const { added, changed, unchanged } = await importProducts(database, operator, rows, { isDryRun });
        const counts = `${number.format(added)} added, ${number.format(changed)} changed, ${number.format(unchanged)} unchanged`;
        return {
          text: isDryRun ? `The file is correct. It would give: ${counts}. Nothing was stored.` : counts,
        };
      }),
    );
  products
    .command('export')
    .summary('write the catalogue as CSV')
    .description(
      [
        'Writes the catalogue as CSV.',
        COLUMNS,
        'Importing the file unchanged changes nothing. A cell that a spreadsheet would take for a formula begins with an apostrophe, which the import removes.',
      ].join('\n\n'),
    )
    .argument('[FILE.csv]', 'the file to write; standard output when absent')
    .action(
      withContext(async ({ database, write, signal }, file) => {
        if (file === undefined) {
          await exportProducts(database, write);
          return { text: '' };
        }
        const count = await writeAtomically(file, signal, (writeText) => exportProducts(database, writeText));
        return { text: `Wrote ${number.format(count)} products to ${file}` };
      }),
    );
  addRemoveProductsCommand(products, withContext);
}
