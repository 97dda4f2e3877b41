import { ApiError } from '#contract/client.ts';
import type { CounterEntry } from '#contract/quotations.ts';
import { readTextField } from '#web/features/form/read-text-field.ts';

type WireWish = CounterEntry['lines'][number];

/** What the fields of a line say, or undefined when they are empty. */
export function readWish(form: FormData, number: number): WireWish | undefined {
  if (form.has(`is_dropped ${number}`)) return { number, is_dropped: true };
  const rate = readNumber(form, `rate ${number}`);
  const quantity = readNumber(form, `quantity ${number}`);
  if (rate === undefined && quantity === undefined) return undefined;
  return { number, rate, quantity };
}

/** Of `1,250.50`; NaN for what is no number, which the server rejects at its field. */
function readNumber(form: FormData, name: string): number | undefined {
  const typed = readTextField(form, name).replaceAll(/[\s,₹]/g, '');
  return typed === '' ? undefined : Number(typed);
}

/** The server names a field by its place in what was sent, `lines.0.rate`; the form by its line, `rate 3`. */
export function nameFieldsByLine(cause: unknown, sent: readonly WireWish[]): unknown {
  if (!(cause instanceof ApiError)) return cause;
  const fields = Object.entries(cause.fields).map(([path, message]) => {
    const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const wish = sent[Number(index)];
    return [wish && field ? `${field} ${wish.number}` : path, message];
  });
  return new ApiError(cause.status, cause.message, { fields: Object.fromEntries(fields) });
}
