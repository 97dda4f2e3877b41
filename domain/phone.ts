/** Phone numbers. Mobile numbers follow India's National Numbering Plan 2003 (Department of Telecommunications). */

// All kinds of spaces, hyphens, dashes and brackets, and the invisible direction marks in numbers that are pasted from
// a contact card.
const SEPARATORS = /[\s\-\u2010-\u2015\u2212()[\]\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;

// The country code as +91, 0091 or 91, which the length makes unambiguous; the trunk prefix 0, alone or after the
// country code as in '+91 (0)…'.
const MOBILE_NUMBER = /^(?:(?:\+|00)?91)?0?([6-9][0-9]{9})$/;

/**
 * The ten digits of an Indian mobile number (starting with 6 to 9) as typed or pasted, without separators, country
 * code and trunk prefix. Undefined for anything else, including landlines and foreign numbers.
 */
export function normalisePhone(text: string): string | undefined {
  return MOBILE_NUMBER.exec(text.replace(SEPARATORS, ''))?.[1];
}

const TEN_DIGITS = /^(?:(?:\+|00)?91)?0?[0-9]{10}$/;

/** Whether a text has the ten digits of a number in India, which need not be a mobile number's. */
export function hasTenDigits(text: string): boolean {
  return TEN_DIGITS.test(text.replace(SEPARATORS, ''));
}

// In India area code and number have ten digits; international numbers have at most fifteen (ITU-T E.164).
const CALLABLE_NUMBER = /^\+?[0-9]{10,15}$/;

/** Whether a text is a complete phone number: mobile, landline, toll-free or foreign. */
export function isCallableNumber(text: string): boolean {
  return CALLABLE_NUMBER.test(text.replace(SEPARATORS, ''));
}

// '080 4123 4567' is in Bengaluru, although 8041234567 could be a mobile number. Nobody writes those with two to four
// digits after the 0.
const AREA_CODE = /^\(?0[1-9][0-9]{1,3}\)?[\s-]/;

/** The ten digits of an Indian mobile number, unless it is written like a landline with its area code. */
export function findMobileNumber(text: string): string | undefined {
  return AREA_CODE.test(text.trim()) ? undefined : normalisePhone(text);
}

/**
 * A complete phone number as it is stored: the ten digits of an Indian mobile number, any other number as typed,
 * without surplus spaces and invisible characters. Undefined for anything else.
 */
export function normaliseCallableNumber(text: string): string | undefined {
  if (!isCallableNumber(text)) return undefined;
  return findMobileNumber(text) ?? text.replace(/[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/g, ' ').trim();
}

/** Formats ten digits as `+91 98300 12345`; returns anything else, such as a landline, unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^([0-9]{5})([0-9]{5})$/, '+91 $1 $2');
}
