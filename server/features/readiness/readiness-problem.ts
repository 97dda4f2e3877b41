import type { CheckedPart } from '#contract/staff-today.ts';

/** Something to do before the shop is open for business. */
export type ReadinessProblem = {
  about: CheckedPart;
  /** What is wrong. */
  message: string;
  /** How to mend it at the server. The desk has screens for some of it. */
  how?: string;
};
