import type * as z from 'zod/mini';

/** Field path (`email`, `billing_address.b_pin`) → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;

export const NO_ERRORS: FieldErrors = {};

/** What a call's own schema says about the values: the first complaint of each field. Empty when all is well. */
export function findFieldErrors(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const outcome = schema.safeParse(values);
  if (outcome.success) return NO_ERRORS;
  const errors: Record<string, string> = {};
  for (const issue of outcome.error.issues) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
