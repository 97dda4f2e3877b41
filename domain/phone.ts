/** Phone numbers; mobile ones as in India (National Numbering Plan 2003, Department of Telecommunications). */

// Spaces of every kind, hyphens and dashes, brackets, and the invisible direction marks that come along when
// a number is pasted from a contact card.
const SEPARATORS = /[\s\-\u2010-\u2015\u2212()[\]\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;

// The country code as +91, 0091 or, unmistakable by the length, 91; the trunk 0 alone or, as in '+91 (0)…',
// after it.
const MOBILE_NUMBER = /^(?:(?:\+|00)?91)?0?([6-9][0-9]{9})$/;

/**
 * The ten digits of an Indian mobile number, first 6 to 9, from a text as typed or pasted: separators,
 * country code and trunk 0 are removed. Undefined for anything else, landlines and foreign numbers included.
 */
export function normalisePhone(text: string): string | undefined {
  return MOBILE_NUMBER.exec(text.replace(SEPARATORS, ''))?.[1];
}

// Area code and number have ten digits in India, all numbers of the world at most fifteen (ITU-T E.164).
const CALLABLE_NUMBER = /^\+?[0-9]{10,15}$/;

/** Whether a text is a number to call from anywhere: a mobile, landline, toll-free or foreign one. */
export function isCallableNumber(text: string): boolean {
  return CALLABLE_NUMBER.test(text.replace(SEPARATORS, ''));
}

/** `+91 98300 12345`: ten digits as people in India read them. Anything else, such as a landline, as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^([0-9]{5})([0-9]{5})$/, '+91 $1 $2');
}
