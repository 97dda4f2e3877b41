import { expect, it } from 'vitest';
import { findVersionProblem } from './supported-version.ts';

it('names a PostgreSQL that is too old, and what is needed', () => {
  expect(findVersionProblem(160_004, '16.4 (Debian 16.4-1)')).toBe(
    'The database is PostgreSQL 16.4 (Debian 16.4-1), which is too old: the shop needs PostgreSQL 17 or later.',
  );
});

it.each([
  [170_000, '17.0'],
  [180_001, '18.1'],
  [190_000, '19beta1'],
])('accepts %i', (number, version) => {
  expect(findVersionProblem(number, version)).toBeUndefined();
});
