import { formatDayFromIso } from '../format-day-from-iso.ts';
import { GST_RATES_BPS } from '../gst.ts';
import { isIsoDay, parseDay } from '../indian-day.ts';
import { isWishQuantity, MAX_REMARK_LENGTH, MAX_TARGET_PRICE_PAISE } from '../wish.ts';
import {
  canBeChosen,
  type QuotationCharges,
  type QuotationLine,
  type QuotationTerms,
} from './quotation-terms.ts';

/** What is wrong with the terms of a quotation; without a line, with those of the whole. */
export type TermProblem = { line?: number; message: string };

export const MAX_QUOTATION_LINES = 500;
export const MAX_LEAD_DAYS = 730;
export const MAX_PERIODS = 1000;
export const MAX_TITLE_LENGTH = 300;
export const MAX_TERM_LENGTH = 500;
export const MAX_NOTES = 20;
/** Of one line, in paise: with more, the sum of all lines would not be exact. */
const MAX_LINE_VALUE = 10_000_000_000_000;
export const MAX_VALID_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is wrong with terms. Those of a draft may still be incomplete: see `findGaps`. */
export function findTermProblems(terms: QuotationTerms): TermProblem[] {
  const numbers = new Set(terms.lines.map(({ number }) => number));
  const whole = [
    terms.lines.length > MAX_QUOTATION_LINES && `A quotation has at most ${MAX_QUOTATION_LINES} lines.`,
    numbers.size < terms.lines.length && 'Two lines have the same number.',
    !isIsoDay(terms.validUntil) && 'The last day of the offer is not a valid date.',
    [terms.deliveryTerms, terms.paymentTerms, terms.warranty, ...terms.notes].some(
      (text) => text !== undefined && text.length > MAX_TERM_LENGTH,
    ) && `Terms and notes can have at most ${MAX_TERM_LENGTH} characters each.`,
    terms.notes.length > MAX_NOTES && `A quotation has at most ${MAX_NOTES} notes.`,
    ...listChargeProblems(terms.charges),
  ].filter((message) => typeof message === 'string');
  const ofLines = terms.lines.flatMap((line) =>
    listLineProblems(line, terms.lines).map((message) => ({ line: line.number, message })),
  );
  return [...whole.map((message) => ({ message })), ...ofLines];
}

/**
 * What is missing before terms can be sent.
 * @param today a day in India: `2026-12-08`.
 */
export function findGaps({ lines, validUntil }: QuotationTerms, today: string): TermProblem[] {
  const choices = lines.filter(canBeChosen);
  const days = getDayMs(validUntil) - getDayMs(today);
  const whole = [
    choices.length === 0 && 'Nothing is offered: decline the request instead.',
    days < 0 && `The offer’s last day (${formatDayFromIso(validUntil)}) has passed.`,
    days > MAX_VALID_DAYS * DAY_MS && `An offer is valid for at most ${MAX_VALID_DAYS} days.`,
  ].filter((message) => typeof message === 'string');
  const ofLines = choices.flatMap(({ number, ratePaise, hsn }) =>
    [ratePaise === 0 && 'there is no rate yet.', hsn === '' && 'there is no HSN code yet.']
      .filter((message) => typeof message === 'string')
      .map((message) => ({ line: number, message })),
  );
  return [...whole.map((message) => ({ message })), ...ofLines];
}

function getDayMs(day: string): number {
  return parseDay(day)?.getTime() ?? Number.NaN;
}

function listLineProblems(line: QuotationLine, lines: readonly QuotationLine[]): string[] {
  const { number, quantity, ratePaise, hsn, gstBps, leadDays, rental } = line;
  const value = quantity * ratePaise * (rental?.periods ?? 1) + (rental?.mobilisationPaise ?? 0);
  const problems = [
    !(Number.isInteger(number) && number > 0) && 'its number is not a whole number from 1.',
    (line.title.trim() === '' || line.title.length > MAX_TITLE_LENGTH) &&
      `its title needs 1 to ${MAX_TITLE_LENGTH} characters.`,
    hsn !== '' && !/^\d{4}(\d\d){0,2}$/.test(hsn) && 'an HSN code has 4, 6 or 8 digits.',
    !isWishQuantity(quantity) && 'a quantity is above 0, with at most three decimals.',
    !isAmount(ratePaise) && 'a rate is from ₹0 to ₹100 crore.',
    value > MAX_LINE_VALUE && 'its value is more than ₹10,000 crore.',
    !GST_RATES_BPS.includes(gstBps) && 'this GST rate is not in force.',
    leadDays !== undefined &&
      !(Number.isInteger(leadDays) && leadDays >= 0 && leadDays <= MAX_LEAD_DAYS) &&
      `the time until dispatch is 0 to ${MAX_LEAD_DAYS} working days.`,
    (line.note?.length ?? 0) > MAX_REMARK_LENGTH && `a note has at most ${MAX_REMARK_LENGTH} characters.`,
    findReplacementProblem(line, lines),
    rental && findRentalProblem(rental),
  ];
  return problems.filter((message) => typeof message === 'string');
}

function findReplacementProblem(
  { offer, replaces }: QuotationLine,
  lines: readonly QuotationLine[],
): string | undefined {
  if (offer !== 'alternative') {
    return replaces === undefined ? undefined : 'only an alternative comes in the place of another line.';
  }
  const replaced = lines.find(({ number }) => number === replaces);
  return !replaced || replaced.offer === 'alternative'
    ? 'an alternative needs the line in whose place it comes.'
    : undefined;
}

function findRentalProblem(rental: NonNullable<QuotationLine['rental']>): string | undefined {
  const { periods, from, until, pin, depositPaise, mobilisationPaise } = rental;
  if (!(Number.isInteger(periods * 2) && periods > 0 && periods <= MAX_PERIODS))
    return `a machine is rented for half a period to ${MAX_PERIODS} periods.`;
  if ([from, until].some((day) => day !== undefined && !isIsoDay(day)))
    return 'its rent has a day that is none.';
  if (from !== undefined && until !== undefined && until < from) return 'its rent ends before it begins.';
  if (pin !== undefined && !/^[1-9]\d{5}$/.test(pin)) return 'the PIN of the site is not valid.';
  return [depositPaise, mobilisationPaise].every(isAmount)
    ? undefined
    : 'deposit and mobilisation are from ₹0 to ₹100 crore.';
}

function listChargeProblems({ freightTerm, freightPaise, packingPaise, insurancePaise }: QuotationCharges) {
  return [
    ![freightPaise, packingPaise, insurancePaise].every(isAmount) && 'Charges must be from ₹0 to ₹100 crore.',
    freightTerm !== 'added' && freightPaise !== 0 && 'Freight has an amount only if it is charged extra.',
  ];
}

function isAmount(paise: number): boolean {
  return Number.isSafeInteger(paise) && paise >= 0 && paise <= MAX_TARGET_PRICE_PAISE;
}
