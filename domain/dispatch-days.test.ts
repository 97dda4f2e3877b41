import { expect, it } from 'vitest';
import { formatDispatchDays } from './dispatch-days.ts';

it.each([
  [2, 4, '2 to 4 working days'],
  [3, 3, '3 working days'],
  [0, 1, '0 to 1 working day'],
  [1, 1, '1 working day'],
  [0, 0, 'Same working day'],
])('dispatch from %i to %i days reads %j', (from, to, expected) => {
  expect(formatDispatchDays({ from, to })).toBe(expected);
});
