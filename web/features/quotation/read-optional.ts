import { readTextField } from '#web/features/form/read-text-field.ts';

/** The text of a field that may stay empty; undefined then. */
export function readOptional(form: FormData, name: string): string | undefined {
  return readTextField(form, name).trim() || undefined;
}
