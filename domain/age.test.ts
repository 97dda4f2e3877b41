import { expect, it } from 'vitest';
import { formatAge } from './age.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-22T12:00:05Z', '0 minutes'],
  ['2026-11-22T11:58:59Z', '1 minute'],
  ['2026-11-22T11:00:01Z', '59 minutes'],
  ['2026-11-22T11:00:00Z', '1 hour'],
  ['2026-11-21T12:00:01Z', '23 hours'],
  ['2026-11-21T12:00:00Z', '1 day'],
  ['2026-11-20T11:00:00Z', '2 days'],
  ['2025-11-22T12:00:00Z', '365 days'],
])('the age of %s is %s', (since, age) => {
  expect(formatAge(new Date(since), NOW)).toBe(age);
});
