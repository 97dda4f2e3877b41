import * as z from 'zod';
import type * as zm from 'zod/mini';
import { Failure } from '#contract/errors.ts';

// Sentences for problems that the contract has no words of its own for.
z.config(z.locales.en());

/**
 * The value as the contract describes it; unknown fields are gone.
 * @throws Failure 'invalid' naming every field at fault by its path.
 */
export function validate<T extends zm.ZodMiniType>(schema: T, value: unknown): zm.output<T> {
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const fields: Record<string, string> = {};
  for (const issue of outcome.error.issues) {
    const field = issue.path.map(String).join('.');
    if (field !== '') fields[field] ??= issue.message;
  }
  const message = outcome.error.issues[0]?.message ?? 'The request is not valid.';
  throw new Failure('invalid', message, Object.keys(fields).length > 0 ? { fields } : {});
}
