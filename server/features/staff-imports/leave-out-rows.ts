import { ImportProblems, type RowProblem } from '#server/features/admin/import-problems.ts';
import type { CsvRow } from '#server/features/admin/read-csv.ts';

/**
 * Imports without the rows that are wrong, and without those that are only wrong once the others are left out.
 * @param run imports all rows but those of these numbers.
 */
export async function importWithoutWrongRows<Outcome>(
  run: (leftOut: ReadonlySet<number>) => Promise<Outcome>,
): Promise<{ outcome: Outcome; problems: RowProblem[] }> {
  const problems: RowProblem[] = [];
  for (;;) {
    try {
      return { outcome: await run(toRowNumbers(problems)), problems };
    } catch (cause) {
      if (!(cause instanceof ImportProblems)) throw cause;
      problems.push(...cause.problems);
    }
  }
}

export function toRowNumbers(problems: readonly RowProblem[]): Set<number> {
  return new Set(problems.map(({ row }) => row));
}

export async function* leaveOutRows(
  rows: AsyncIterable<CsvRow>,
  leftOut: ReadonlySet<number>,
): AsyncGenerator<CsvRow> {
  for await (const row of rows) if (!leftOut.has(row.number)) yield row;
}
