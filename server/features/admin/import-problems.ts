/** A problem of a product file: the row's number in a spreadsheet and, if a single cell is wrong, its column. */
export type RowProblem = { row: number; column?: string; message: string };

/** Thrown when a product file has problems and nothing of it was stored. */
export class ImportProblems extends Error {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    super(
      `${problems.length === 1 ? '1 problem' : `${problems.length} problems`} found; nothing was stored.`,
    );
    this.name = 'ImportProblems';
    this.problems = problems;
  }
}
