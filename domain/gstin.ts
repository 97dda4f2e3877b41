/**
 * GSTINs: the 15-character registration numbers of the Goods and Services Tax (CGST Rules 2017, rule 10 and
 * Form GST REG-06): two digits of state code, the holder's PAN (Income-tax Rules, ten characters), one
 * character that numbers the holder's registrations in the state, one letter for the kind of registration and one
 * check character.
 */
import { findStateByGstCode } from './india/states.ts';

/** Why a text is not a GSTIN: the first problem from the left. */
export type GstinProblem = 'length' | 'state-code' | 'pan' | 'format' | 'check-character';

/** The parts of a valid GSTIN, with the name of the state of its code, or the problem. */
export type GstinCheck =
  | { isValid: true; gstin: string; stateName: string; pan: string }
  | { isValid: false; problem: GstinProblem };

const GSTIN_LENGTH = 15;

/** The characters of a GSTIN in the order of their values, 0 to 35, in the check sum. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const FIRST_FOURTEEN = /^[0-9A-Z]{14}$/;
const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

// The registrations of one PAN in one state are numbered 1 to 9, then A to Z. The next letter is Z for an ordinary
// taxpayer, but others are issued (for example C for a collector of tax at source), and they may buy here too.
const ENTITY_KIND_AND_CHECK = /^[1-9A-Z][A-Z][0-9A-Z]$/;

/** Removes white space from a GSTIN as typed or pasted and converts it to upper case. Does not check validity. */
export function normaliseGstin(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * The check character for the first fourteen characters of a GSTIN. The algorithm is the GST Network's: each
 * character's value is weighted 1, 2, 1, 2 … from the left, each product counts as its quotient plus its
 * remainder by 36, and the check character makes the total a multiple of 36. Both weights give 36 different results
 * for the 36 characters, so a single wrong character is always detected.
 * @throws RangeError when the text is not fourteen digits and capital letters.
 */
export function calculateGstinCheckCharacter(first14: string): string {
  if (!FIRST_FOURTEEN.test(first14)) {
    throw new RangeError('The first fourteen characters of a GSTIN must be digits and capital letters.');
  }
  const base = CHARACTERS.length;
  const total = [...first14].reduce((sum, character, index) => {
    const product = CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / base) + (product % base);
  }, 0);
  return CHARACTERS.charAt((base - (total % base)) % base);
}

/**
 * Whether a text, as typed or pasted, is a GSTIN that a business in one of the states may hold. Only the format is
 * checked; whether the number was issued is known only to the GST Network. Codes without a state (97 other
 * territory, 99 centre, and the retired 25 and 28) are rejected as 'state-code', numbers without a PAN (the UINs
 * of embassies, deductors' numbers with a TAN) as 'pan'.
 */
export function checkGstin(text: string): GstinCheck {
  const gstin = normaliseGstin(text);
  if (gstin.length !== GSTIN_LENGTH) return { isValid: false, problem: 'length' };
  const state = findStateByGstCode(gstin.slice(0, 2));
  if (state === undefined) return { isValid: false, problem: 'state-code' };
  const pan = gstin.slice(2, 12);
  if (!PAN.test(pan)) return { isValid: false, problem: 'pan' };
  if (!ENTITY_KIND_AND_CHECK.test(gstin.slice(12))) return { isValid: false, problem: 'format' };
  if (calculateGstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14)) {
    return { isValid: false, problem: 'check-character' };
  }
  return { isValid: true, gstin, stateName: state.name, pan };
}
