import type { ProductColumn } from './product-cells.ts';
import type { CsvRow } from './read-csv.ts';

/**
 * Changes of products as a product file, so that they obey the rules of one.
 * @param rows the cells of each product; all have the same columns.
 */
export async function* toProductFile(
  rows: readonly Partial<Record<ProductColumn, string>>[],
): AsyncGenerator<CsvRow> {
  const columns = Object.keys(rows[0] ?? {}) as ProductColumn[];
  yield { number: 1, cells: columns };
  for (const [index, row] of rows.entries()) {
    yield { number: index + 2, cells: columns.map((column) => row[column] ?? '') };
  }
}
