import { AppError } from '#contract/errors.ts';
import { namesProducts } from '#contract/staff-imports.ts';
import { unguardCell } from '#domain/formula-guard.ts';
import { FILE_COLUMNS, type FileColumn, PROBLEM_COLUMN, type ProductCells } from './product-cells.ts';
import type { CsvRow } from './read-csv.ts';

/** A row of a product file, with the cells of the columns that the file has. */
export type ProductRow = {
  number: number;
  cells: Partial<ProductCells>;
  /** The version of the product that the row was exported from; undefined where the file does not say so. */
  version: string | undefined;
};

/** A row, or a problem when its number of cells differs from the header's. */
export type ProductRowOutcome = ProductRow | { number: number; problem: string };

/**
 * Reads the rows of a product file, the first of which names the columns. Rows of empty cells are skipped.
 * @throws AppError 'invalid_input' when the columns are not those of a product file.
 */
export async function* readProductFile(rows: AsyncIterable<CsvRow>): AsyncGenerator<ProductRowOutcome> {
  let columns: (FileColumn | typeof PROBLEM_COLUMN)[] | undefined;
  for await (const { number, cells } of rows) {
    if (!columns) columns = readHeader(cells);
    else if (cells.length !== columns.length) {
      yield { number, problem: `This row has ${cells.length} cells, the first row has ${columns.length}.` };
    } else if (cells.some((cell) => cell.trim() !== '')) {
      const named = columns.map((column, index) => [column, unguardCell(cells[index] ?? '')] as const);
      const { [PROBLEM_COLUMN]: _, version, ...known } = Object.fromEntries(named);
      yield { number, cells: known, version: version?.trim() || undefined };
    }
  }
  if (!columns) throw new AppError('invalid_input', 'The file is empty.');
}

function readHeader(cells: string[]): (FileColumn | typeof PROBLEM_COLUMN)[] {
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
      `The first row names unknown columns: ${unknown.map((name) => `“${name}”`).join(', ')}. The columns are: ${FILE_COLUMNS.join(', ')}.`,
    );
  }
  const duplicate = columns.find((name, index) => columns.indexOf(name) !== index);
  if (duplicate) throw new AppError('invalid_input', `The first row names the column “${duplicate}” twice.`);
  if (!namesProducts(columns)) {
    throw new AppError(
      'invalid_input',
      'The file must have a column “id” or “sku”, or the columns “brand” and “model”.',
    );
  }
  return columns;
}

function isColumn(name: string): name is FileColumn | typeof PROBLEM_COLUMN {
  return name === PROBLEM_COLUMN || (FILE_COLUMNS as readonly string[]).includes(name);
}
