import * as z from 'zod/mini';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { isIsoDay } from '#domain/indian-day.ts';
import { paiseFromRupees, percentFromBps } from '#domain/money.ts';
import {
  MAX_LEAD_DAYS,
  MAX_NOTES,
  MAX_PERIODS,
  MAX_TERM_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_VALID_DAYS,
} from '#domain/quotation/check-terms.ts';
import { FREIGHT_TERMS, LINE_OFFERS, RENT_PERIODS } from '#domain/quotation/quotation-terms.ts';
import { SEZ_SUPPLIES } from '#domain/quotation/sez.ts';
import { UNIT_CODES } from '#domain/unit.ts';
import { isWishQuantity, MAX_WISH_QUANTITY } from '#domain/wish.ts';
import { pinCode } from './addresses.ts';
import { branchName } from './branch.ts';
import { looseId, personOrCompanyName } from './fields.ts';

/** What an operator can say about the draft of a quotation. Amounts are in rupees without GST unless they say so. */

const MAX_RUPEES = 1_00_00_00_000;

/** @returns paise. */
function amount(label: string, minRupees = 0) {
  const message = `${label} must be an amount from ₹${minRupees} to ₹100 crore, with at most two decimals.`;
  return z.pipe(
    z
      .number(message)
      .check(
        z.refine(
          (rupees) => rupees >= minRupees && rupees <= MAX_RUPEES && Number(rupees.toFixed(2)) === rupees,
          message,
        ),
      ),
    z.transform(paiseFromRupees),
  );
}

function day(label: string) {
  const message = `${label} must be a day such as 2026-12-05.`;
  return z.string(message).check(z.refine(isIsoDay, message));
}

function wholeDays(label: string, min: number, max: number) {
  return z
    .int(`${label} must be a whole number of days.`)
    .check(z.refine((days) => days >= min && days <= max, `${label} must be from ${min} to ${max} days.`));
}

/** A text printed on the quotation; '' removes it. */
export function words(label: string) {
  return z.union([z.literal(''), personOrCompanyName(label, MAX_TERM_LENGTH)], {
    error: () => `${label} must be text of at most ${MAX_TERM_LENGTH} characters on one line.`,
  });
}

export const rate = amount('The rate', 0.01);

export const lineNumber = z
  .int('A line has a whole number.')
  .check(z.minimum(1, 'Lines are numbered from 1.'));

const quantity = z
  .number('The quantity must be a number.')
  .check(
    z.refine(
      isWishQuantity,
      `A quantity is more than 0 and at most ${MAX_WISH_QUANTITY.toLocaleString('en-IN')}, with at most three decimals.`,
    ),
  );

/** @returns basis points. */
const discount = z.pipe(
  z
    .number('The discount must be a percentage.')
    .check(
      z.refine(
        (percent) => percent >= 0 && percent < 100 && Number(percent.toFixed(2)) === percent,
        'A discount is a percentage from 0 to 99.99, with at most two decimals.',
      ),
    ),
  z.transform((percent) => Math.round(percent * 100)),
);

const GST_RATES = GST_RATES_BPS.map(percentFromBps);
/** @returns basis points. */
const gst = z.pipe(
  z
    .number('The GST rate must be a percentage.')
    .check(
      z.refine(
        (percent) => GST_RATES.includes(percent),
        `The GST rates are ${GST_RATES.join(', ')} per cent.`,
      ),
    ),
  z.transform((percent) => Math.round(percent * 100)),
);

/** At most one of the three says what the agreed price is. */
const price = {
  /** Of one unit, and of one period for rentals. */
  rate: z.optional(rate),
  rate_incl_gst: z.optional(amount('The rate with GST', 0.01)),
  /** Per cent off the list price. */
  discount: z.optional(discount),
};

const rentalTerms = {
  periods: z.optional(
    z
      .number('The number of periods must be a number.')
      .check(
        z.refine(
          (periods) => periods > 0 && periods <= MAX_PERIODS && Number.isInteger(periods * 2),
          `Periods are whole or half ones, up to ${MAX_PERIODS.toLocaleString('en-IN')}.`,
        ),
      ),
  ),
  from: z.optional(day('From')),
  until: z.optional(day('Until')),
  pin: z.optional(pinCode),
  with_operator: z.optional(z.boolean()),
  /** For all units; given back. */
  deposit: z.optional(amount('The deposit')),
  /** Bringing and fetching all units. */
  mobilisation: z.optional(amount('The mobilisation')),
};

/** Of every line. */
const lineTerms = {
  ...price,
  quantity: z.optional(quantity),
  unit: z.optional(
    z.enum(UNIT_CODES, { error: 'The unit must be a GST unit code such as NOS, KGS or MTR.' }),
  ),
  /** Working days from the order to dispatch; null takes it away. */
  lead_days: z.optional(z.nullable(wholeDays('The time until dispatch', 0, MAX_LEAD_DAYS))),
  offer: z.optional(z.enum(LINE_OFFERS)),
  /** Only with an alternative: the number of the line in whose place it would come. */
  replaces: z.optional(lineNumber),
  note: z.optional(words('The note')),
  rental: z.optional(z.object({ ...rentalTerms, per: z.optional(z.enum(RENT_PERIODS)) })),
};

const title = personOrCompanyName('What is offered', MAX_TITLE_LENGTH);
const hsn = z
  .string('The HSN code must be text.')
  .check(z.trim(), z.regex(/^(\d{4}|\d{6}|\d{8})$/, 'An HSN code has 4, 6 or 8 digits.'));

function checkPrice(context: z.core.ParsePayload<z.output<z.ZodMiniObject<typeof price>>>): void {
  const given = Object.keys(price).filter((name) => context.value[name as keyof typeof price] !== undefined);
  if (given.length < 2) return;
  context.issues.push({
    code: 'custom',
    path: [given[1] ?? ''],
    message: 'Please give only one of rate, rate with GST and discount.',
    input: context.value,
  });
}

function checkOffer(
  context: z.core.ParsePayload<{ offer?: string | undefined; replaces?: number | undefined }>,
): void {
  const { offer, replaces } = context.value;
  if ((offer === 'alternative') === (replaces !== undefined)) return;
  const message =
    replaces === undefined
      ? 'Please say which line it is an alternative to.'
      : 'Only an alternative is in the place of another line.';
  context.issues.push({ code: 'custom', path: ['replaces'], message, input: context.value });
}

/**
 * Fields that are absent stay as they are. Title, HSN code and GST rate are the catalogue’s where there is a product.
 */
export const lineChange = z
  .object({
    ...lineTerms,
    title: z.optional(title),
    hsn: z.optional(hsn),
    gst_percentage: z.optional(gst),
  })
  .check(checkPrice)
  .check(checkOffer);
export type LineChange = z.output<typeof lineChange>;

/** Of a product of the catalogue, or of something in words. */
export const addedLine = z
  .object({
    ...lineTerms,
    product: z.optional(looseId()),
    title: z.optional(title),
    hsn: z.optional(hsn),
    gst_percentage: z.optional(gst),
  })
  .check(checkPrice)
  .check(checkOffer)
  .check(
    z.refine(({ product, title }) => (product === undefined) !== (title === undefined), {
      path: ['title'],
      error: 'Please give either a product of the catalogue or, in words, what is offered.',
    }),
  );
export type AddedLine = z.output<typeof addedLine>;

/** Fields that are absent stay as they are. */
export const chargesChange = z
  .object({
    freight_term: z.optional(z.enum(FREIGHT_TERMS)),
    /** Only with the term `added`. */
    freight: z.optional(amount('The freight', 0.01)),
    packing: z.optional(amount('Packing')),
    insurance: z.optional(amount('Insurance')),
    /** How charges are shared out over goods with several GST rates. */
    rule: z.optional(z.enum(['value', 'highest'])),
  })
  .check(
    z.refine(({ freight_term, freight }) => (freight_term === 'added') === (freight !== undefined), {
      path: ['freight'],
      error: 'Please give the amount of the freight when it is added, and only then.',
    }),
  );
export type ChargesChange = z.output<typeof chargesChange>;

const BRANCH_MESSAGE = 'The branch must be one of the listed branches, or empty for the head office.';

/** Fields that are absent stay as they are. A term or note that is the name of a snippet becomes its words. */
export const termsChange = z
  .object({
    valid_until: z.optional(day('The last day')),
    /** Counted from today. */
    valid_days: z.optional(wholeDays('The validity', 1, MAX_VALID_DAYS)),
    delivery_terms: z.optional(words('The delivery terms')),
    payment_terms: z.optional(words('The payment terms')),
    warranty: z.optional(words('The warranty')),
    /** The name of the branch that supplies; '' for the head office. */
    branch: z.optional(z.union([z.literal(''), branchName], { error: () => BRANCH_MESSAGE })),
    /** How a special economic zone is supplied; `no` for any other buyer. */
    sez: z.optional(z.enum([...SEZ_SUPPLIES, 'no'], 'The supply to SEZ must be lut, paid or no.')),
    /** Instead of all former notes. */
    notes: z.optional(
      z
        .array(personOrCompanyName('A note', MAX_TERM_LENGTH))
        .check(z.maxLength(MAX_NOTES, `There can be at most ${MAX_NOTES} notes.`)),
    ),
  })
  .check(
    z.refine(({ valid_until, valid_days }) => valid_until === undefined || valid_days === undefined, {
      path: ['valid_days'],
      error: 'Please give either the last day or the number of days.',
    }),
  );
export type TermsChange = z.output<typeof termsChange>;

export const SNIPPET_KINDS = ['delivery', 'payment', 'warranty', 'note'] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

/** A text that operators put into quotations by its name. */
export const snippet = z.object({
  name: z
    .string('The name is required.')
    .check(
      z.trim(),
      z.regex(
        /^[a-z0-9][a-z0-9-]{0,39}$/,
        'A name can have lower-case letters, digits and hyphens, such as “advance-30”, and at most 40 of them.',
      ),
    ),
  kind: z.enum(SNIPPET_KINDS, { error: `The kinds are ${SNIPPET_KINDS.join(', ')}.` }),
  words: personOrCompanyName('The text', MAX_TERM_LENGTH),
});
