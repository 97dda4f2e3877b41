/** PIN codes: India Post's six-digit Postal Index Numbers, and the states each may belong to. */
import { pinBlocks, pinPrefixOverrides } from './india/pin-prefixes.ts';

/** A normalised PIN. */
export const PIN_CODE = /^[1-9][0-9]{5}$/;

/** The lengths of prefixes in `pinPrefixOverrides`; without a match, the block of the first three digits decides. */
const MAX_OVERRIDE_LENGTH = 6;
const MIN_OVERRIDE_LENGTH = 4;
const BLOCK_PREFIX_LENGTH = 3;

/** Removes the white space of a PIN as typed ('700 001' → '700001'). Does not check validity. */
export function normalisePinCode(text: string): string {
  return text.replace(/\s/g, '');
}

/** Whether a normalised text has the format of a PIN: six digits, the first not 0. */
export function isPinCode(text: string): boolean {
  return PIN_CODE.test(text);
}

/**
 * The names of the states that a normalised PIN may belong to: several if its prefix spans them; none if the text is
 * not a PIN, if the prefix is not in use, or for army post offices (first digit 9), which belong to no state.
 */
export function findStatesByPinCode(pin: string): readonly string[] {
  if (!isPinCode(pin)) return [];
  for (let length = MAX_OVERRIDE_LENGTH; length >= MIN_OVERRIDE_LENGTH; length -= 1) {
    const stateNames = pinPrefixOverrides.get(pin.slice(0, length));
    if (stateNames !== undefined) return stateNames;
  }
  const prefix = Number(pin.slice(0, BLOCK_PREFIX_LENGTH));
  return pinBlocks.find((block) => block.from <= prefix && prefix <= block.to)?.stateNames ?? [];
}

/** Whether a normalised PIN may belong to the state with this name; army post offices belong to none. */
export function isPinCodeInState(pin: string, stateName: string): boolean {
  return findStatesByPinCode(pin).includes(stateName);
}
