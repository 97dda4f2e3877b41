/** What is wrong with a file: the row's number in a spreadsheet and, when one cell is at fault, its column. */
export type RowProblem = { row: number; column?: string; message: string };

/** A file of which nothing was stored. */
export class ImportProblems extends Error {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    super(
      `${problems.length === 1 ? 'One thing is' : `${problems.length} things are`} wrong; nothing was stored.`,
    );
    this.name = 'ImportProblems';
    this.problems = problems;
  }
}
