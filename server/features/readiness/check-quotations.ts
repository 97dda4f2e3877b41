import { nameFirst } from './name-first.ts';
import type { ReadinessProblem } from './readiness-problem.ts';

/** @param broken the estimate numbers of quotations whose chain of events does not verify. */
export function checkQuotations(broken: readonly string[]): ReadinessProblem[] {
  if (broken.length === 0) return [];
  const message = `The record of these quotations was changed in the database: ${nameFirst(broken)}.`;
  return [{ about: 'quotations', message, how: 'Compare it with a backup.' }];
}
