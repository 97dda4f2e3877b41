import * as z from 'zod/mini';
import { invalidField } from '#contract/errors.ts';
import { formatIsoDay, parseDay } from '#domain/indian-day.ts';

/** On which days something is on the home page: whole days in India, the last one included. */
export type ShownDays = { shownFrom: string | null; shownUntil: string | null };

/** The rules for the days as operators type them; '' for no limit. */
export const shownDays = {
  shownFrom: z.optional(optionalDay('The first day')),
  shownUntil: z.optional(optionalDay('The last day')),
};

/** @throws AppError 'invalid_input' when the last day is before the first. */
export function assertDaysInOrder({
  shownFrom,
  shownUntil,
}: {
  shownFrom?: string | null | undefined;
  shownUntil?: string | null | undefined;
}): void {
  if (shownFrom && shownUntil && shownFrom > shownUntil)
    throw invalidField('shownUntil', 'The last day is before the first.');
}

function optionalDay(label: string) {
  return z.nullable(
    z.pipe(
      z.string(),
      z.transform((typed, context): string | null => {
        const day = parseDay(typed.trim());
        if (day) return formatIsoDay(day);
        if (typed.trim() === '') return null;
        const message = `${label} must be a day such as 2026-11-08 or 08/11/2026.`;
        context.issues.push({ code: 'custom', message, input: typed });
        return z.NEVER;
      }),
    ),
  );
}
