import { expect, it } from 'vitest';
import { formatQuantity } from './quantity-in-units.ts';
import { getUnitWords } from './unit.ts';

it('names the unit in the singular or plural, or not at all if it is not known', () => {
  expect(formatQuantity(1, getUnitWords('NOS', 'bar'))).toBe('1 bar');
  expect(formatQuantity(5, getUnitWords('BOX'))).toBe('5 boxes');
  expect(formatQuantity(5, undefined)).toBe('5');
});
