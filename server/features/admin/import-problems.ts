import { formatCount } from '#domain/indian-format.ts';

/** A problem of a product file: the row's number in a spreadsheet and, if a single cell is wrong, its column. */
export type RowProblem = { row: number; column?: string; message: string };

/** Thrown when a product file has problems and nothing of it was stored. */
export class ImportProblems extends Error {
  /** In the order of the rows. */
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    super(`${formatCount(problems.length, 'problem')} found; nothing was stored.`);
    this.name = 'ImportProblems';
    this.problems = problems.toSorted((a, b) => a.row - b.row);
  }
}
