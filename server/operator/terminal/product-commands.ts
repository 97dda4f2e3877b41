import { open, rename, rm } from 'node:fs/promises';
import { exportProducts } from '../export-products.ts';
import { importProducts } from '../import-products.ts';
import { PRODUCT_COLUMNS } from '../product-cells.ts';
import { readCsv } from '../read-csv.ts';
import { removeProduct } from '../remove-product.ts';
import type { CommandGroup } from './command.ts';

const COLUMNS = PRODUCT_COLUMNS.join(', ');

const count = new Intl.NumberFormat('en-IN');

/** Writes a file that is there only when it is complete. */
async function writeWhole(
  file: string,
  fill: (write: (text: string) => Promise<unknown>) => Promise<number>,
): Promise<number> {
  const draft = `${file}.part-${process.pid}`;
  const handle = await open(draft, 'w');
  try {
    // Unlike write, it writes all or fails.
    const filled = await fill((text) => handle.appendFile(text));
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    return filled;
  } catch (cause) {
    await handle.close();
    await rm(draft, { force: true });
    throw cause;
  }
}

export const productCommands: CommandGroup = {
  title: 'Products',
  commands: [
    {
      name: 'products import',
      says: 'add and change products by a CSV file',
      parameters: [{ name: 'FILE.csv', says: 'UTF-8, separated by commas; the first row names the columns' }],
      options: { 'dry-run': { says: 'checks the whole file and stores nothing' } },
      more: [
        `Columns: ${COLUMNS}.`,
        'A row with an id changes that product. A row without one changes the product of its brand and model, or adds one. Columns that the file does not have stay as they are, so a file of “id” and “price” is a price list; an empty cell empties.',
        'Price in rupees, discount and gst in per cent. A line for each picture, and for each specification “Name: value”. Category and sub-category by name; they must be there.',
        'All rows are stored or, when one is wrong, none.',
      ].join('\n'),
      async run({ database, operator, signal }, given) {
        const isDryRun = given.has('dry-run');
        const file = await open(given.word('FILE.csv'));
        const rows = readCsv(file.createReadStream({ signal }));
        const { added, changed, unchanged } = await importProducts(database, operator, rows, { isDryRun });
        const figures = `${count.format(added)} added, ${count.format(changed)} changed, ${count.format(unchanged)} as they were`;
        return {
          text: isDryRun ? `The file is right. It would be: ${figures}. Nothing was stored.` : figures,
        };
      },
    },
    {
      name: 'products export',
      says: 'the catalogue as a CSV file, or on the screen',
      parameters: [
        { name: 'FILE.csv', says: 'where to; on standard output when not said', isOptional: true },
      ],
      more: `Columns: ${COLUMNS}.\nThe file can be imported as it is and changes nothing then. A cell that a spreadsheet would take for a formula begins with an apostrophe; the import takes it off.`,
      async run({ database, write, signal }, given) {
        const file = given.word('FILE.csv');
        if (file === '') {
          await exportProducts(database, write);
          return { text: '' };
        }
        const written = await writeWhole(file, (writeText) =>
          exportProducts(database, (text) => {
            signal.throwIfAborted();
            return writeText(text);
          }),
        );
        return { text: `${count.format(written)} products are in ${file}` };
      },
    },
    {
      name: 'products remove',
      says: 'take a product out of the catalogue',
      parameters: [{ name: 'ID', says: 'the product’s id in full, as in its address and in an export' }],
      more: 'It disappears from lists and wishlists. Orders keep their own copy.',
      async run({ database, operator }, given) {
        return { text: `Removed: ${await removeProduct(database, operator, given.word('ID'))}` };
      },
    },
  ],
};
