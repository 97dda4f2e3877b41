import { AppError } from '#contract/errors.ts';
import { unguardCell } from './formula-guard.ts';
import { PRODUCT_COLUMNS, type ProductCells, type ProductColumn } from './product-cells.ts';
import type { CsvRow } from './read-csv.ts';

/** A row of a product file: the cells of the columns that the file has. */
export type ProductRow = { number: number; cells: Partial<ProductCells> };

/** A row whose number of cells is not the header's says so instead. */
export type ProductRowOutcome = ProductRow | { number: number; misshapen: string };

/**
 * The rows of a product file, of which the first names the columns. Rows of empty cells are passed over.
 * @throws Failure 'invalid_input' when the columns are not those of a product file.
 */
export async function* readProductFile(rows: AsyncIterable<CsvRow>): AsyncGenerator<ProductRowOutcome> {
  let columns: ProductColumn[] | undefined;
  for await (const { number, cells } of rows) {
    if (!columns) columns = readHeader(cells);
    else if (cells.length !== columns.length) {
      yield { number, misshapen: `This row has ${cells.length} cells, the first row has ${columns.length}.` };
    } else if (cells.some((cell) => cell.trim() !== '')) {
      const named = columns.map((column, index) => [column, unguardCell(cells[index] ?? '')]);
      yield { number, cells: Object.fromEntries(named) };
    }
  }
  if (!columns) throw new AppError('invalid_input', 'The file is empty.');
}

function readHeader(cells: string[]): ProductColumn[] {
  const names = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  const columns = names.filter(isColumn);
  const unknown = names.filter((name) => !isColumn(name));
  if (unknown.length > 0) {
    throw new AppError(
      'invalid_input',
      `The first row names columns that there are not: ${unknown.map((name) => `“${name}”`).join(', ')}. There are: ${PRODUCT_COLUMNS.join(', ')}.`,
    );
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice) throw new AppError('invalid_input', `The first row names the column “${twice}” twice.`);
  const isIdentified = columns.includes('id') || (columns.includes('brand') && columns.includes('model'));
  if (!isIdentified) {
    throw new AppError(
      'invalid_input',
      'The file must have a column “id”, or the columns “brand” and “model”.',
    );
  }
  return columns;
}

function isColumn(name: string): name is ProductColumn {
  return (PRODUCT_COLUMNS as readonly string[]).includes(name);
}
