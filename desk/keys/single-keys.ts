import { createStoredChoice } from '#desk/state/stored-choice.ts';

/**
 * Whether single letters are shortcuts. Anyone who speaks to the computer, or presses keys by accident, can switch them
 * off (WCAG 2.1.4).
 */
export const singleKeys = createStoredChoice('single_keys', ['on', 'off']);
