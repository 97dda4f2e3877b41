import { expect, it } from 'vitest';
import { UNIT_CODES } from '#domain/unit.ts';
import { findUnitCode } from './unit-codes.ts';

/** Odd numbers of things, or none in particular. */
const WITHOUT_CODE = ['BKL', 'BOU', 'GGK', 'GYD', 'OTH', 'TBS', 'TGM', 'THD', 'UNT'];

it('knows the international code of every GST unit that has one', () => {
  expect(UNIT_CODES.filter((code) => findUnitCode(code) === undefined)).toEqual(WITHOUT_CODE);
  for (const code of UNIT_CODES) expect(findUnitCode(code) ?? 'H87').toMatch(/^[A-Z0-9]{2,3}$/);
});
