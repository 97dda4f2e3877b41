/** Passed to every benchmark. */
export type BenchContext = {
  /** For temporary files; deleted after the run. */
  folder: string;
  /** Holds the databases of seeded shops; survives the run with `--keep`. */
  catalogueFolder: string;
  signal: AbortSignal;
  /** Closes what a benchmark has opened, the last first, however it ends. */
  cleanup: AsyncDisposableStack;
};
