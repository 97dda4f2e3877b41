/** PIN codes: India Post's six-digit Postal Index Numbers, and the states each may lie in. */
import { pinBlocks, pinPrefixOverrides } from './india/pin-prefixes.ts';

const PIN_CODE = /^[1-9][0-9]{5}$/;

/**
 * The longest and the shortest prefix that `finerPinPrefixes` may hold; below that, blocks of three digits
 * decide.
 */
const MAX_OVERRIDE_LENGTH = 6;
const MIN_OVERRIDE_LENGTH = 4;
const BLOCK_PREFIX_LENGTH = 3;

/** A PIN as typed ('700 001'), without its spaces ('700001'). It says nothing about validity. */
export function normalisePinCode(text: string): string {
  return text.replace(/\s/g, '');
}

/** Whether the text, already normalised, is shaped as a PIN: six digits, the first not 0. */
export function isPinCode(text: string): boolean {
  return PIN_CODE.test(text);
}

/**
 * The names of the states a normalised PIN may lie in: several where its prefix spans them; none when the
 * text is no PIN, when the prefix is not in use, and for army post offices (first digit 9), which lie in no
 * state.
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

/** Whether a normalised PIN may lie in the state of this name; an army post office fits no state. */
export function isPinCodeInState(pin: string, stateName: string): boolean {
  return findStatesByPinCode(pin).includes(stateName);
}
