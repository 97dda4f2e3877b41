import * as z from 'zod/mini';
import { MAX_CART_LINES } from '#domain/cart.ts';
import { hasTenDigits, normaliseCallableNumber, normalisePhone } from '#domain/phone.ts';
import { MAX_ID_LENGTH } from './list-limits.ts';

/** Input fields that several calls share, with their limits and, for fields that people fill in, messages. */

/** Control characters, and unpaired surrogates, which PostgreSQL cannot store. */
const UNUSABLE_CHARACTERS = /[\p{Cc}\p{Cs}]/u;

/** One trimmed, non-empty line of text. */
export function singleLine(label: string, maxLength: number) {
  return z.string(`${label} is required.`).check(
    z.trim(),
    z.minLength(1, `${label} is required.`),
    z.maxLength(maxLength, `${label} can have at most ${maxLength} characters.`),
    z.refine((text) => !UNUSABLE_CHARACTERS.test(text), `${label} contains characters that cannot be used.`),
  );
}

/** One trimmed line of text, which may be empty. */
export function optionalLine(label: string, maxLength: number) {
  return z.string(`${label} must be text.`).check(
    z.trim(),
    z.maxLength(maxLength, `${label} can have at most ${maxLength} characters.`),
    z.refine((text) => !UNUSABLE_CHARACTERS.test(text), `${label} contains characters that cannot be used.`),
  );
}

/** Invisible characters that reverse the direction of text, so that a name reads as another one. */
const DIRECTION_CHARACTERS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The name of a person or company, which others read in mails, estimates and lists. */
export function personOrCompanyName(label: string, maxLength: number) {
  return singleLine(label, maxLength).check(
    z.refine(
      (name) => !DIRECTION_CHARACTERS.test(name),
      `${label} contains invisible characters that change the direction of text. Please type it instead of pasting it.`,
    ),
  );
}

/** Words that the operator reads: line breaks and tabs become spaces, so that they stand on one line everywhere. */
export function freeText(label: string, maxLength: number) {
  return z.pipe(
    z.pipe(
      z.string(`${label} must be text.`),
      z.transform((typed) => typed.replaceAll(/\s+/g, ' ')),
    ),
    personOrCompanyName(label, maxLength),
  );
}

/** An e-mail address, trimmed and in lower case, so that a mailbox has only one account. */
export const email = z
  .string('E-mail is required.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'E-mail is required.'),
    z.maxLength(254, 'This e-mail address is too long.'),
    z.email('Please enter a valid e-mail address.'),
  );

export const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;

/** A password as typed: any characters, not trimmed. */
export const password = z
  .string('Password is required.')
  .check(
    z.minLength(1, 'Password is required.'),
    z.maxLength(MAX_PASSWORD_LENGTH, `A password can have at most ${MAX_PASSWORD_LENGTH} characters.`),
  );

export const newPassword = password.check(
  z.minLength(MIN_PASSWORD_LENGTH, `Please choose a password of at least ${MIN_PASSWORD_LENGTH} characters.`),
);

export const PHONE_MESSAGE = 'Enter Phone No. & number should be 10 digit ';
const NO_MOBILE_MESSAGE =
  'Please enter a mobile number, starting with 6, 7, 8 or 9. We will send an OTP to it by SMS.';

/** The message for a text that is no Indian mobile number. */
export function describeMobileProblem(typed: string): string {
  return hasTenDigits(typed) ? NO_MOBILE_MESSAGE : PHONE_MESSAGE;
}

/** An Indian mobile number as ten digits, without +91, leading 0 and spaces. */
export const mobilePhone = z.pipe(
  z.string(PHONE_MESSAGE),
  z.transform((typed, context) => {
    const tenDigits = normalisePhone(typed);
    if (tenDigits === undefined) {
      context.issues.push({ code: 'custom', message: describeMobileProblem(typed), input: typed });
      return z.NEVER;
    }
    return tenDigits;
  }),
);

const MAX_PHONE_LENGTH = 40;
const CALLABLE_PHONE_MESSAGE =
  'Please enter a phone number with STD code, 10 to 15 digits, such as 98300 12345 or 033 4000 1234.';

/** Any number that can be called: mobile, landline, toll-free or foreign. */
export const callablePhone = z.pipe(
  z
    .string('Phone number is required.')
    .check(
      z.trim(),
      z.minLength(1, 'Phone number is required.'),
      z.maxLength(MAX_PHONE_LENGTH, CALLABLE_PHONE_MESSAGE),
    ),
  z.transform((typed, context) => {
    const normalised = normaliseCallableNumber(typed);
    if (normalised === undefined) {
      context.issues.push({ code: 'custom', message: CALLABLE_PHONE_MESSAGE, input: typed });
      return z.NEVER;
    }
    return normalised;
  }),
);

/** An id in a path: opaque and URL-safe. */
export const id = z.string().check(z.maxLength(MAX_ID_LENGTH), z.regex(/^[\w-]+$/));

/** An id in a body or query: any short text, since an id in the wrong format is treated like an unknown one. */
export function looseId(missingMessage?: string) {
  return z.string(missingMessage).check(z.maxLength(MAX_ID_LENGTH));
}

/** Product ids in a body, at most as many as a cart can contain; unknown ids are left out of the response. */
export const idList = z
  .array(looseId(), 'A list of ids is expected.')
  .check(z.maxLength(MAX_CART_LINES, `At most ${MAX_CART_LINES} ids can be requested at once.`));

/** Of what is edited, as it was read; 0 where nothing is stored yet. A call with a former one is refused. */
export const version = z.int('The version is a whole number.');

/** A token from a link that the shop has sent, in a body. */
export const token = z.string('The link is incomplete.').check(z.maxLength(256));

/** At least 256 random bits, in base64url or hexadecimal. */
export const DEVICE_SECRET_PATTERN = /^[\w-]{43,64}$/;

/** A random text that a browser keeps, by which the shop recognises it. It authorises no call. */
export const deviceSecret = z.optional(z.string().check(z.regex(DEVICE_SECRET_PATTERN)));
