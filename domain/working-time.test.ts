import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMinute, formatWeekdays, parseHours, parseWeekdays } from './working-time.ts';

describe('working days', () => {
  it.each([
    ['Mon-Sat', [1, 2, 3, 4, 5, 6]],
    ['mon-fri, sun', [0, 1, 2, 3, 4, 5]],
    ['Fri-Mon', [0, 1, 5, 6]],
    ['Wed', [3]],
  ])('reads %s', (text, days) => {
    expect([...(parseWeekdays(text) ?? [])].toSorted()).toEqual(days);
  });

  it.each(['', 'Mon-', 'Monday', 'Mon-Tue-Wed', 'Mon;Tue'])('refuses %j', (text) => {
    expect(parseWeekdays(text)).toBeUndefined();
  });

  it('are written as they are read', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    fc.assert(
      fc.property(weekdays, (days) => {
        expect(parseWeekdays(formatWeekdays(new Set(days)))).toEqual(new Set(days));
      }),
    );
    expect(formatWeekdays(new Set([0, 6, 1]))).toBe('Mon, Sat, Sun');
  });
});

describe('working hours', () => {
  it.each([
    ['10:00-18:00', 600, 1080],
    ['9:30 - 24:00', 570, 1440],
  ])('reads %s', (text, opensAtMinute, closesAtMinute) => {
    expect(parseHours(text)).toEqual({ opensAtMinute, closesAtMinute });
  });

  it.each(['', '10-18', '18:00-10:00', '10:00-10:00', '10:70-18:00', '10:00-24:30'])('refuses %j', (text) => {
    expect(parseHours(text)).toBeUndefined();
  });

  it('are written as they are read', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 });
    fc.assert(
      fc.property(minute, minute, (one, other) => {
        fc.pre(one < other);
        expect(parseHours(`${formatMinute(one)}-${formatMinute(other)}`)).toEqual({
          opensAtMinute: one,
          closesAtMinute: other,
        });
      }),
    );
  });
});
