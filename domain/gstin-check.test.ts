import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findGstinWarning, GSTIN_STATUSES } from './gstin-check.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-24T12:00+05:30');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const anyTotal = fc.nat({ max: 10_000_000_00 });
const anyAge = fc.nat({ max: 400 });

it('always warns of a registration that is cancelled or suspended', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('cancelled' as const, 'suspended' as const),
      anyAge,
      anyTotal,
      (status, age, total) => {
        const check = { status, checkedAt: daysAgo(age) };
        expect(findGstinWarning(check, { totalPaise: total, now })).toBe(status);
      },
    ),
  );
});

it('asks for a look after 90 days, and before the first one, above ₹50,000 only', () => {
  const warn = (age: number | undefined, totalPaise: number) =>
    findGstinWarning(age === undefined ? undefined : { status: 'active', checkedAt: daysAgo(age) }, {
      totalPaise,
      now,
    });
  expect(warn(90, 50_000_01)).toBeUndefined();
  expect(warn(90.001, 50_000_01)).toBe('outdated');
  expect(warn(400, 50_000_00)).toBeUndefined();
  expect(warn(undefined, 50_000_01)).toBe('unchecked');
  expect(warn(undefined, 50_000_00)).toBeUndefined();
});

it('never warns of a smaller offer to a registration that is not known to be ended', () => {
  fc.assert(
    fc.property(fc.option(anyAge, { nil: undefined }), fc.nat({ max: 50_000_00 }), (age, totalPaise) => {
      const check = age === undefined ? undefined : { status: GSTIN_STATUSES[0], checkedAt: daysAgo(age) };
      expect(findGstinWarning(check, { totalPaise, now })).toBeUndefined();
    }),
  );
});
