import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAnswerDueAt, getWorkingMs, getWorkingStart, type WorkingTime } from './answer-time.ts';
import { formatIsoDay } from './indian-day.ts';

const HOUR_MS = 60 * 60 * 1000;
const WEEK: WorkingTime = {
  weekdays: new Set([1, 2, 3, 4, 5, 6]),
  opensAtMinute: 10 * 60,
  closesAtMinute: 18 * 60,
  answerHours: 8,
};
const at = (text: string) => new Date(`${text}+05:30`);
const dueAfter = (asked: string, holidays: string[] = [], workingTime = WEEK) =>
  getAnswerDueAt(at(asked), workingTime, new Set(holidays));

describe('the moment until which an answer is promised', () => {
  it('is so many working hours later, on the half hour', () => {
    expect(dueAfter('2026-11-23T10:00')).toEqual(at('2026-11-23T18:00'));
    expect(dueAfter('2026-11-23T12:07')).toEqual(at('2026-11-24T12:30'));
    expect(dueAfter('2026-11-23T21:40')).toEqual(at('2026-11-24T18:00'));
    expect(dueAfter('2026-11-23T06:00')).toEqual(at('2026-11-23T18:00'));
  });

  it('skips days off and holidays', () => {
    expect(dueAfter('2026-11-28T16:00')).toEqual(at('2026-11-30T16:00'));
    expect(dueAfter('2026-11-28T16:00', ['2026-11-30'])).toEqual(at('2026-12-01T16:00'));
    expect(dueAfter('2026-11-29T12:00')).toEqual(at('2026-11-30T18:00'));
  });

  it('does not go beyond closing time by rounding', () => {
    const untilQuarter = { ...WEEK, closesAtMinute: 18 * 60 - 15, answerHours: 7.7 };
    expect(dueAfter('2026-11-23T10:00', [], untilQuarter)).toEqual(at('2026-11-23T17:45'));
  });

  it('fails where nobody ever works', () => {
    const holidays = new Set(
      Array.from({ length: 500 }, (_, day) => formatIsoDay(new Date(Date.UTC(2026, 10, 20 + day)))),
    );
    expect(() => getAnswerDueAt(at('2026-11-23T10:00'), WEEK, holidays)).toThrow(RangeError);
  });
});

const moments = fc.date({ min: at('2026-01-01T00:00'), max: at('2027-12-31T00:00'), noInvalidDate: true });
const workingTimes = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }).map((days) => new Set(days)),
    opensAtMinute: fc.integer({ min: 0, max: 1380 }),
    answerHours: fc.integer({ min: 1, max: 80 }),
    lengthInMinutes: fc.integer({ min: 15, max: 1440 }),
  })
  .map(({ lengthInMinutes, ...rest }) => ({
    ...rest,
    closesAtMinute: Math.min(1440, rest.opensAtMinute + lengthInMinutes),
  }))
  // Otherwise 80 hours are more than 400 days of an hour each week.
  .filter(({ opensAtMinute, closesAtMinute }) => closesAtMinute - opensAtMinute >= 120);
const holidaySets = fc
  .uniqueArray(moments.map(formatIsoDay), { maxLength: 40 })
  .map((days): ReadonlySet<string> => new Set(days));

describe('for any working time, holidays and moment, the promise', () => {
  it('lies within working hours and later than the request', () => {
    fc.assert(
      fc.property(moments, workingTimes, holidaySets, (asked, workingTime, holidays) => {
        const due = getAnswerDueAt(asked, workingTime, holidays);
        expect(due > asked).toBe(true);
        const day = formatIsoDay(new Date(due.getTime() - 1));
        const minute = (due.getTime() - at(`${day}T00:00`).getTime()) / 60_000;
        expect(holidays.has(day)).toBe(false);
        expect(workingTime.weekdays.has(new Date(`${day}T00:00Z`).getUTCDay())).toBe(true);
        expect(minute).toBeGreaterThan(workingTime.opensAtMinute);
        expect(minute).toBeLessThanOrEqual(workingTime.closesAtMinute);
      }),
    );
  });

  it('never comes earlier for a later request', () => {
    fc.assert(
      fc.property(moments, moments, workingTimes, holidaySets, (one, other, workingTime, holidays) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const [first, second] = [earlier, later].map((asked) => getAnswerDueAt(asked, workingTime, holidays));
        expect(Number(first)).toBeLessThanOrEqual(Number(second));
      }),
    );
  });

  it('leaves as many working hours as promised, and at most half an hour more', () => {
    fc.assert(
      fc.property(moments, workingTimes, holidaySets, (asked, workingTime, holidays) => {
        const due = getAnswerDueAt(asked, workingTime, holidays);
        const hours = getWorkingMs(asked, due, workingTime, holidays) / HOUR_MS;
        expect(hours).toBeGreaterThanOrEqual(workingTime.answerHours);
        expect(hours).toBeLessThanOrEqual(workingTime.answerHours + 0.5);
      }),
    );
  });
});

describe('working time between two moments', () => {
  it('adds up, whatever the moment between them', () => {
    fc.assert(
      fc.property(moments, moments, moments, workingTimes, holidaySets, (a, b, c, workingTime, holidays) => {
        const [from, between, to] = [a, b, c].toSorted((one, other) => one.getTime() - other.getTime()) as [
          Date,
          Date,
          Date,
        ];
        const measure = (start: Date, end: Date) => getWorkingMs(start, end, workingTime, holidays);
        expect(measure(from, between) + measure(between, to)).toBe(measure(from, to));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the moment since which so much is worked', () => {
  it('looks back over nights, days off and holidays', () => {
    const since = (until: string, hours: number, holidays: string[] = []) =>
      getWorkingStart(at(until), hours * HOUR_MS, WEEK, new Set(holidays));
    expect(since('2026-11-24T15:00', 4)).toEqual(at('2026-11-24T11:00'));
    expect(since('2026-11-24T11:00', 4)).toEqual(at('2026-11-23T15:00'));
    expect(since('2026-11-29T12:00', 4)).toEqual(at('2026-11-28T14:00'));
    expect(since('2026-11-30T11:00', 8, ['2026-11-28'])).toEqual(at('2026-11-27T11:00'));
  });

  it('is the latest one, for any working time, holidays and moment', () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 40 }),
        workingTimes,
        holidaySets,
        (until, hours, workingTime, holidays) => {
          const since = getWorkingStart(until, hours * HOUR_MS, workingTime, holidays);
          const measure = (from: Date) => getWorkingMs(from, until, workingTime, holidays);
          expect(measure(since)).toBe(hours * HOUR_MS);
          expect(measure(new Date(since.getTime() + 1))).toBeLessThan(hours * HOUR_MS);
        },
      ),
    );
  });
});
