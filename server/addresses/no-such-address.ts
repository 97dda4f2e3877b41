import { Failure } from '#contract/errors.ts';

/** Of another buyer's address this is said as well: nobody learns that it exists. */
export function noSuchAddress(): Failure {
  return new Failure('notFound', 'There is no such address.');
}
