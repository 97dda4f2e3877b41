import * as z from 'zod/mini';
import { isIsoDay } from '#domain/indian-day.ts';
import { freeText, personOrCompanyName } from './fields.ts';
import { lineNumber } from './quotation-drafts.ts';

/** What an operator writes down of a quotation's fate. */

const optionalText = (label: string, maxLength: number) => z.optional(freeText(label, maxLength));

/** What the buyer said by phone, by e-mail or with a purchase order. */
export const acceptanceOnWord = z.object({
  said_by: freeText('How the buyer said it', 100),
  /** Who said it. */
  name: personOrCompanyName('The name of the person', 100),
  designation: optionalText('The designation', 100),
  po_number: optionalText('The number of the purchase order', 60),
  po_date: z.optional(
    z
      .string('The date of the purchase order must be a day such as 2026-12-05.')
      .check(z.refine(isIsoDay, 'The date of the purchase order must be a day such as 2026-12-05.')),
  ),
  /** Without them, all lines that are offered. */
  lines: z.optional(
    z
      .array(lineNumber, 'A list of lines is expected.')
      .check(z.minLength(1, 'Please name at least one line.')),
  ),
});

/** Why a request is declined or an acceptance undone. The buyer reads it. */
export const reasonForBuyer = z.object({ reason: freeText('The reason', 500) });

export const CLOSE_REASONS = ['spam', 'duplicate'] as const;
