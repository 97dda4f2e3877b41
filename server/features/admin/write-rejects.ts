import { unguardCell } from '#domain/formula-guard.ts';
import { BYTE_ORDER_MARK, formatCsv } from './format-csv.ts';
import type { RowProblem } from './import-problems.ts';
import { PROBLEM_COLUMN } from './product-cells.ts';
import type { CsvRow } from './read-csv.ts';

/**
 * Writes the wrong rows of a product file as another one, with their problems in the first column. The import ignores
 * that column, so the file can be corrected and imported.
 * @returns the number of rows.
 */
export async function writeRejects(
  rows: AsyncIterable<CsvRow>,
  problems: readonly RowProblem[],
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  const problemsByRow = Map.groupBy(problems, ({ row }) => row);
  let count = -1;
  let oldColumn = -1;
  await write(BYTE_ORDER_MARK);
  for await (const { number, cells } of rows) {
    const isHeader = count === -1;
    if (isHeader) oldColumn = cells.indexOf(PROBLEM_COLUMN);
    const found = problemsByRow.get(number);
    if (!isHeader && !found) continue;
    const messages = found?.map(({ column, message }) => (column ? `${column}: ${message}` : message)) ?? [];
    const rest = cells.filter((_, index) => index !== oldColumn).map(unguardCell);
    await write(formatCsv([[isHeader ? PROBLEM_COLUMN : messages.join('\n'), ...rest]]));
    count += 1;
  }
  return count;
}
