import { AppError } from '#contract/errors.ts';
import { unguardCell } from '#domain/formula-guard.ts';
import { PROBLEM_COLUMN, PRODUCT_COLUMNS, type ProductCells, type ProductColumn } from './product-cells.ts';
import type { CsvRow } from './read-csv.ts';

/** A row of a product file, with the cells of the columns that the file has. */
export type ProductRow = { number: number; cells: Partial<ProductCells> };

/** A row, or a problem when its number of cells differs from the header's. */
export type ProductRowOutcome = ProductRow | { number: number; problem: string };

/**
 * Reads the rows of a product file, the first of which names the columns. Rows of empty cells are skipped.
 * @throws AppError 'invalid_input' when the columns are not those of a product file.
 */
export async function* readProductFile(rows: AsyncIterable<CsvRow>): AsyncGenerator<ProductRowOutcome> {
  let columns: (ProductColumn | typeof PROBLEM_COLUMN)[] | undefined;
  for await (const { number, cells } of rows) {
    if (!columns) columns = readHeader(cells);
    else if (cells.length !== columns.length) {
      yield { number, problem: `This row has ${cells.length} cells, the first row has ${columns.length}.` };
    } else if (cells.some((cell) => cell.trim() !== '')) {
      const named = columns.map((column, index) => [column, unguardCell(cells[index] ?? '')]);
      yield { number, cells: Object.fromEntries(named.filter(([column]) => column !== PROBLEM_COLUMN)) };
    }
  }
  if (!columns) throw new AppError('invalid_input', 'The file is empty.');
}

function readHeader(cells: string[]): (ProductColumn | typeof PROBLEM_COLUMN)[] {
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
      `The first row names unknown columns: ${unknown.map((name) => `“${name}”`).join(', ')}. The columns are: ${PRODUCT_COLUMNS.join(', ')}.`,
    );
  }
  const duplicate = columns.find((name, index) => columns.indexOf(name) !== index);
  if (duplicate) throw new AppError('invalid_input', `The first row names the column “${duplicate}” twice.`);
  const isIdentified = columns.includes('id') || (columns.includes('brand') && columns.includes('model'));
  if (!isIdentified) {
    throw new AppError(
      'invalid_input',
      'The file must have a column “id”, or the columns “brand” and “model”.',
    );
  }
  return columns;
}

function isColumn(name: string): name is ProductColumn | typeof PROBLEM_COLUMN {
  return name === PROBLEM_COLUMN || (PRODUCT_COLUMNS as readonly string[]).includes(name);
}
