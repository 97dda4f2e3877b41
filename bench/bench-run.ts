/** What a bench is given. */
export type BenchRun = {
  /** For its files; gone afterwards. */
  folder: string;
  /** Where filled shops are; kept for the next run if asked. */
  catalogues: string;
  signal: AbortSignal;
};
