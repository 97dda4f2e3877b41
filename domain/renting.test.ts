import { describe, expect, it } from 'vitest';
import { countRentPeriods, findRentalProblems } from './renting.ts';

const TODAY = '2026-12-05';
const rent = (from: string, until: string, leastPeriod: 'day' | 'week' | 'month' = 'day', pin = '560058') =>
  findRentalProblems({ from, until, pin }, leastPeriod, TODAY);

describe('a rental', () => {
  it.each([
    ['2026-12-05', '2026-12-05', 'day'],
    ['2026-12-07', '2026-12-13', 'week'],
    ['2027-02-01', '2027-02-28', 'month'],
    ['2026-12-31', '2027-01-30', 'month'],
  ] as const)('may last from %s to %s, at least a %s', (from, until, leastPeriod) => {
    expect(rent(from, until, leastPeriod)).toEqual({});
  });

  it.each([
    ['2026-12-07', '2026-12-12', 'week'],
    ['2026-12-01', '2026-12-27', 'month'],
  ] as const)('is too short from %s to %s if it has to last a %s', (from, until, leastPeriod) => {
    expect(rent(from, until, leastPeriod).until).toBe('too-short');
  });

  it('does not start in the past, nor end before it starts', () => {
    expect(rent('2026-12-04', '2026-12-06')).toEqual({ from: 'past' });
    expect(rent('2026-12-07', '2026-12-06')).toEqual({ until: 'before-start' });
  });

  it('has days that there are, and a PIN', () => {
    expect(rent('', '')).toEqual({ from: 'not-a-day', until: 'not-a-day' });
    expect(rent('2027-02-30', '2027-03-05')).toEqual({ from: 'not-a-day' });
    expect(rent('2026-12-07', '2026-12-07', 'day', '0560058')).toEqual({ pin: 'not-a-pin' });
  });
});

describe('the periods of a rental', () => {
  it.each([
    ['2026-12-07', '2026-12-20', 'day', 14],
    ['2026-12-07', '2026-12-07', 'day', 1],
    ['2026-12-07', '2026-12-20', 'week', 2],
    ['2026-12-07', '2026-12-21', 'week', 2.5],
    ['2026-12-07', '2026-12-25', 'week', 3],
    ['2026-12-01', '2026-12-31', 'month', 1],
    ['2027-02-01', '2027-02-28', 'month', 1],
    ['2026-12-31', '2027-02-27', 'month', 2],
    ['2026-12-07', '2027-01-10', 'month', 1.5],
    ['2026-12-07', '2026-12-20', 'month', 0.5],
  ] as const)('from %s to %s by the %s are %d', (from, until, per, periods) => {
    expect(countRentPeriods({ from, until }, per)).toBe(periods);
  });
});
