import type * as z from 'zod/mini';

/** Field path (`email`, `billing_address.b_pin`) → error message. */
export type FieldErrors = Readonly<Record<string, string>>;

export const NO_ERRORS: FieldErrors = {};

/** Validates values with the schema of a call. @returns the first error of each field; empty when all are valid. */
export function findFieldErrors(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const outcome = schema.safeParse(values);
  if (outcome.success) return NO_ERRORS;
  const errors: Record<string, string> = {};
  for (const issue of outcome.error.issues) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}

/** The errors of the fields below a path (`billing_address`), by the rest of their paths. */
export function selectErrorsBelow(path: string, errors: FieldErrors): FieldErrors {
  const start = `${path}.`;
  const below = Object.entries(errors).filter(([field]) => field.startsWith(start));
  return below.length > 0
    ? Object.fromEntries(below.map(([field, message]) => [field.slice(start.length), message]))
    : NO_ERRORS;
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
