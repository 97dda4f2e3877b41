import * as z from 'zod';
import type * as zm from 'zod/mini';
import { AppError } from '#contract/errors.ts';

// Messages for problems for which the contract has none of its own.
z.config({
  ...z.locales.en(),
  customError: ({ code, input }) =>
    code !== 'invalid_type'
      ? undefined
      : input === undefined
        ? 'This is required.'
        : 'This is not in the expected format.',
});

const UNSTORABLE_MESSAGE = 'This contains a character that cannot be stored.';
const WRONG_SHAPE_MESSAGE = 'The request is not in the format that this call expects.';
/** How many invalid fields a response names. A request has room for thousands, a form for fewer than these. */
const MAX_NAMED_FIELDS = 20;

/**
 * Checks a value against the schema and returns it without unknown fields.
 * @throws AppError 'invalid_input' with the paths of the first 20 invalid fields; its message says how many more there
 * are.
 */
export function validate<T extends zm.ZodMiniType>(schema: T, value: unknown): zm.output<T> {
  const outcome = schema.safeParse(value);
  if (outcome.success) {
    assertStorable(outcome.data);
    return outcome.data;
  }
  const messages = new Map<string, string>();
  for (const issue of outcome.error.issues) {
    const field = issue.path.map(String).join('.');
    if (field !== '' && !messages.has(field)) messages.set(field, issue.message);
  }
  const unnamed = messages.size - MAX_NAMED_FIELDS;
  const more =
    unnamed > 0 ? ` ${new Intl.NumberFormat('en-IN').format(unnamed)} more fields are not valid.` : '';
  const isWrongShape =
    outcome.error.issues[0]?.path.length === 0 && outcome.error.issues[0].code === 'invalid_type';
  const message = isWrongShape
    ? WRONG_SHAPE_MESSAGE
    : (outcome.error.issues[0]?.message ?? WRONG_SHAPE_MESSAGE);
  const fields = Object.fromEntries([...messages].slice(0, MAX_NAMED_FIELDS));
  throw new AppError('invalid_input', message + more, messages.size > 0 ? { fields } : {});
}

/**
 * Checks path parameters against the schema and returns them.
 * @throws AppError 'not_found' when they do not match, because nothing can exist at such a path; 'invalid_input' when
 * PostgreSQL cannot store them.
 */
export function validateParams<T extends zm.ZodMiniType>(schema: T, value: unknown): zm.output<T> {
  const outcome = schema.safeParse(value);
  if (!outcome.success) throw new AppError('not_found', 'Not found.');
  assertStorable(outcome.data);
  return outcome.data;
}

/** @throws AppError 'invalid_input' naming the first text in the value that PostgreSQL would refuse. */
export function assertStorable(value: unknown): void {
  const field = findUnstorableText(value);
  if (field === undefined) return;
  const details = field === '' ? {} : { fields: { [field]: UNSTORABLE_MESSAGE } };
  throw new AppError('invalid_input', UNSTORABLE_MESSAGE, details);
}

/** Whether PostgreSQL refuses a text: it stores neither NUL nor half of a surrogate pair. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** @returns the path of a text that cannot be stored, such as `billing_address.city`. */
function findUnstorableText(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = isUnstorable(name) ? path.join('.') : findUnstorableText(part, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}
