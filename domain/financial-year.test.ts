import { describe, expect, it } from 'vitest';
import { formatEstimateNumber, getFinancialYear, parseEstimateNumber } from './financial-year.ts';

describe('the financial year', () => {
  it.each([
    ['2026-11-20T10:00:00Z', '2026-27'],
    ['2027-03-31T18:29:59Z', '2026-27'],
    ['2027-03-31T18:30:00Z', '2027-28'],
    ['2099-12-31T00:00:00Z', '2099-00'],
  ])('at %s is %s', (moment, year) => {
    expect(getFinancialYear(new Date(moment))).toBe(year);
  });

  it('stands in the estimate number', () => {
    expect(formatEstimateNumber('2026-27', 123)).toBe('EST/2026-27/000123');
  });

  it.each(['EST/2026-27/000123', ' est/2026-27/123 '])('is read back from %s', (text) => {
    expect(parseEstimateNumber(text)).toEqual({ financialYear: '2026-27', runningNumber: 123 });
  });

  it.each(['', 'EST/2026-27/', 'EST/2026/000123', '000123'])('is not read from %s', (text) => {
    expect(parseEstimateNumber(text)).toBeUndefined();
  });
});
