import * as z from 'zod/mini';
import { MAX_VALID_DAYS } from '#domain/quotation/check-terms.ts';
import { parseHours, parseWeekdays } from '#domain/working-time.ts';
import { gstin } from './addresses.ts';
import { lutNumber, placeOfBusiness } from './branch.ts';
import { optionalLine, personOrCompanyName, singleLine } from './fields.ts';
import { words } from './quotation-drafts.ts';

/** The settings that operators change while the shop runs, each a few values that belong together. */

const MAX_NAME_LENGTH = 100;
/** More working hours than two weeks have. */
const MAX_ANSWER_HOURS = 80;
const CLOCK = /^\d{1,2}:\d{2}$/;

function wholeNumber(label: string, max: number) {
  const message = `${label} must be a whole number from 1 to ${max}.`;
  return z.int(message).check(z.minimum(1, message), z.maximum(max, message));
}

function clock(label: string) {
  const message = `${label} must be a time such as 10:00.`;
  return z.string(message).check(z.trim(), z.regex(CLOCK, message));
}

/** When quote requests are answered, and within how many working hours. */
const answers = z
  .object({
    days: z.string('The working days are required.').check(
      z.trim(),
      z.refine((text) => parseWeekdays(text) !== undefined, {
        error: 'Please name at least one working day, such as Mon-Sat or Mon,Tue,Fri.',
      }),
    ),
    opens_at: clock('The opening time'),
    closes_at: clock('The closing time'),
    hours: wholeNumber('The working hours until an answer', MAX_ANSWER_HOURS),
  })
  .check(
    z.refine(({ opens_at, closes_at }) => parseHours(`${opens_at}-${closes_at}`) !== undefined, {
      path: ['closes_at'],
      error: 'The closing time must be later than the opening time, on the same day.',
    }),
  );

const BANK_FIELDS = {
  account_name: optionalLine('The name of the account', MAX_NAME_LENGTH),
  account_number: z
    .string('The account number must be text.')
    .check(z.trim(), z.regex(/^(\d{9,18})?$/, 'An account number has 9 to 18 digits.')),
  ifsc: z
    .string('The IFSC must be text.')
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^([A-Z]{4}0[A-Z0-9]{6})?$/, 'An IFSC has 11 characters, such as SBIN0000001.'),
    ),
  bank_name: optionalLine('The bank', MAX_NAME_LENGTH),
  branch: optionalLine('The branch', MAX_NAME_LENGTH),
};
const REQUIRED_OF_BANK = {
  account_number: 'The account number is required if any of the others is given.',
  ifsc: 'The IFSC is required if any of the others is given.',
  bank_name: 'The bank is required if any of the others is given.',
};

const MAX_TAGLINE_LENGTH = 200;

function shopPicture(label: string) {
  return z
    .string(`${label} must be text.`)
    .check(
      z.trim(),
      z.regex(
        /^(\/\S+)?$/,
        `${label} must be a path of the shop that begins with /, such as /media/logo.png.`,
      ),
    );
}

/** The names and the look of the shop on pages, in mails and on documents. '' for what it does not have. */
const shop = z.object({
  name: personOrCompanyName('The name of the shop', MAX_NAME_LENGTH),
  name_hindi: optionalLine('The name in Hindi', MAX_NAME_LENGTH),
  tagline: optionalLine('The tagline', MAX_TAGLINE_LENGTH),
  logo: shopPicture('The logo'),
  signature: shopPicture('The signature'),
});

/** Where buyers pay. Without an account number there is no bank account. */
const bank = z.object(BANK_FIELDS).check(({ value, issues }) => {
  if (Object.values(value).every((text) => text === '')) return;
  for (const [name, message] of Object.entries(REQUIRED_OF_BANK)) {
    if (value[name as keyof typeof REQUIRED_OF_BANK] === '')
      issues.push({ code: 'custom', path: [name], message, input: value });
  }
});

/** Who sells, as documents and pages say; the head office where there are branches. '' for what it does not have. */
const seller = z.object({
  legal_name: personOrCompanyName('The legal name', MAX_NAME_LENGTH),
  address: placeOfBusiness,
  gstin,
  cin: z
    .string('The CIN must be text.')
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(
        /^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6})?$/,
        'A CIN has 21 characters, such as U51909WB2020PTC238765.',
      ),
    ),
  lut: lutNumber,
  website: z
    .string('The website must be text.')
    .check(z.trim(), z.regex(/^(https?:\/\/\S+)?$/, 'The website must begin with https:// or http://.')),
});

/** With what the first quotation of a request begins. */
const quotations = z.object({
  valid_days: wholeNumber('The days of validity', MAX_VALID_DAYS),
  payment_terms: words('The payment terms'),
  delivery_terms: words('The delivery terms'),
  warranty: words('The warranty'),
  /** How charges are shared out over goods with several GST rates. */
  charges_rule: z.enum(['value', 'highest'], 'The rule for charges must be value or highest.'),
});

/** What ledgers and stock items are called in Tally. */
const tally = z.object({
  sales_ledger: singleLine('The sales ledger', MAX_NAME_LENGTH),
  cgst_ledger: singleLine('The CGST ledger', MAX_NAME_LENGTH),
  sgst_ledger: singleLine('The SGST ledger', MAX_NAME_LENGTH),
  igst_ledger: singleLine('The IGST ledger', MAX_NAME_LENGTH),
  freight_ledger: singleLine('The freight ledger', MAX_NAME_LENGTH),
  round_off_ledger: singleLine('The round-off ledger', MAX_NAME_LENGTH),
  /** What a stock item is named after. */
  item: z.enum(['model', 'title'], 'Stock items are named after their model or title.'),
});

export const SETTING_RULES = { answers, shop, seller, bank, quotations, tally };
export type SettingKey = keyof typeof SETTING_RULES;
export const SETTING_KEYS = [
  'answers',
  'shop',
  'seller',
  'bank',
  'quotations',
  'tally',
] as const satisfies SettingKey[];
export type SettingValues = { [Key in SettingKey]: z.output<(typeof SETTING_RULES)[Key]> };
