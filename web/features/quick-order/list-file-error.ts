/** Why a file cannot be read as a list. */
export type ListFileProblem =
  | 'too-large'
  | 'empty-file'
  | 'unknown-type'
  | 'old-excel'
  | 'encrypted'
  | 'damaged';

export class ListFileError extends Error {
  readonly problem: ListFileProblem;

  constructor(problem: ListFileProblem) {
    super(problem);
    this.problem = problem;
  }
}
