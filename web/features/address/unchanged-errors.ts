import type { FieldErrors } from '#web/features/form/field-errors.ts';
import type { AddressDraft } from './address-draft.ts';

/** The errors of the fields that did not change, whether by typing or automatically. */
export function keepUnchangedErrors(
  errors: FieldErrors,
  before: AddressDraft,
  after: AddressDraft,
): FieldErrors {
  const unchanged = Object.entries(errors).filter(
    ([path]) => getValueAtPath(before, path) === getValueAtPath(after, path),
  );
  return Object.fromEntries(unchanged);
}

/** The value under a path such as `billing.pin`. */
export function getValueAtPath(draft: AddressDraft, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], draft);
}
