import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { exportProducts } from '#server/features/admin/export-products.ts';
import { FILE_COLUMNS } from '#server/features/admin/product-cells.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, FORCE } from './command-parts.ts';
import { addImportCommand } from './import-command.ts';
import { addProductListCommands } from './product-list-commands.ts';
import { addRemoveProductsCommand } from './remove-products-command.ts';
import { addSetProductsCommand } from './set-products-command.ts';
import { writeAtomically } from './write-atomically.ts';

const COLUMNS = `Columns: ${FILE_COLUMNS.join(', ')}.`;

const number = new Intl.NumberFormat('en-IN');

export function addProductCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const products = addGroup(program, 'products', 'Products:');
  addProductListCommands(products, withContext);
  addSetProductsCommand(products, withContext);
  addImportCommand(products, withContext);
  products
    .command('export')
    .summary('write the catalogue as CSV')
    .description(
      [
        'Writes the catalogue as CSV.',
        COLUMNS,
        'Importing the unchanged file changes nothing. A cell that a spreadsheet would take for a formula begins with an apostrophe, which the import removes.',
      ].join('\n\n'),
    )
    .argument('[FILE.csv]', 'the file to write; standard output when absent')
    .option(...FORCE)
    .action(
      withContext(async ({ database, write, signal }, file, { force }) => {
        if (file === undefined) {
          await exportProducts(database, write);
          return { text: '' };
        }
        const count = await writeAtomically(file, { signal, force }, (writeText) =>
          exportProducts(database, writeText),
        );
        return { text: `Wrote ${number.format(count)} products to ${file}` };
      }),
    );
  addRemoveProductsCommand(products, withContext);
}
