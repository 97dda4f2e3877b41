import { describe, expect, it } from 'vitest';
import {
  formatEstimateNumber,
  getFinancialYear,
  getFinancialYearEnd,
  parseEstimateNumber,
} from './financial-year.ts';

describe('getFinancialYear', () => {
  it.each([
    ['2026-11-20T10:00:00Z', '2026-27'],
    ['2027-03-31T18:29:59Z', '2026-27'],
    ['2027-03-31T18:30:00Z', '2027-28'],
    ['2099-12-31T00:00:00Z', '2099-00'],
  ])('turns %s into %s', (moment, year) => {
    expect(getFinancialYear(new Date(moment))).toBe(year);
  });

  it.each(['2026-04-01T00:00:00+05:30', '2026-11-20T10:00:00Z', '2027-03-31T18:29:59.999Z'])(
    'ends one millisecond before the next (%s)',
    (moment) => {
      expect(getFinancialYearEnd(new Date(moment))).toEqual(new Date('2027-03-31T18:29:59.999Z'));
    },
  );
});

describe('estimate numbers', () => {
  it('contain the financial year and the running number in six digits', () => {
    expect(formatEstimateNumber('2026-27', 123)).toBe('EST/2026-27/000123');
  });

  it.each(['EST/2026-27/000123', ' est/2026-27/123 '])('are parsed from %j', (text) => {
    expect(parseEstimateNumber(text)).toEqual({ financialYear: '2026-27', runningNumber: 123 });
  });

  it.each(['', 'EST/2026-27/', 'EST/2026/000123', '000123'])('are not parsed from %j', (text) => {
    expect(parseEstimateNumber(text)).toBeUndefined();
  });
});
