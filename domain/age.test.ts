import { expect, it } from 'vitest';
import { formatAge } from './age.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-22T12:00:05Z', 'just now'],
  ['2026-11-22T11:58:59Z', '1 minute ago'],
  ['2026-11-22T11:00:01Z', '59 minutes ago'],
  ['2026-11-22T11:00:00Z', '1 hour ago'],
  ['2026-11-21T12:00:01Z', '23 hours ago'],
  ['2026-11-21T12:00:00Z', '1 day ago'],
  ['2026-11-20T11:00:00Z', '2 days ago'],
  ['2025-11-22T12:00:00Z', '365 days ago'],
])('%s was %s', (since, age) => {
  expect(formatAge(new Date(since), NOW)).toBe(age);
});
