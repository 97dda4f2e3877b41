import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatPercent, formatRupees, formatRupeesShort } from './indian-format.ts';

describe('formatRupees', () => {
  it('groups by thousand, lakh and crore and always shows two decimals', () => {
    expect(formatRupees(0)).toBe('₹0.00');
    expect(formatRupees(5)).toBe('₹0.05');
    expect(formatRupees(99_950)).toBe('₹999.50');
    expect(formatRupees(1_23_456_00)).toBe('₹1,23,456.00');
    expect(formatRupees(1_23_45_678_00)).toBe('₹1,23,45,678.00');
  });

  it('is exact up to the largest safe amount', () => {
    expect(formatRupees(Number.MAX_SAFE_INTEGER)).toBe('₹9,00,71,99,25,47,409.91');
  });

  it('puts the minus sign before the rupee sign', () => {
    expect(formatRupees(-150)).toBe('-₹1.50');
  });
});

describe('formatRupeesShort', () => {
  it('omits the decimals of whole rupees', () => {
    expect(formatRupeesShort(1_23_456_00)).toBe('₹1,23,456');
    expect(formatRupeesShort(0)).toBe('₹0');
  });

  it('shows two decimals when there are paise', () => {
    expect(formatRupeesShort(1_23_456_50)).toBe('₹1,23,456.50');
    expect(formatRupeesShort(1)).toBe('₹0.01');
  });
});

describe('formatDate', () => {
  it('formats day/month/year', () => {
    expect(formatDate(new Date('2026-04-03T06:00:00Z'))).toBe('03/04/2026');
  });

  it('uses the date in India, not in UTC', () => {
    expect(formatDate(new Date('2027-03-31T18:29:59Z'))).toBe('31/03/2027');
    expect(formatDate(new Date('2027-03-31T18:30:00Z'))).toBe('01/04/2027');
  });
});

describe('formatDay', () => {
  it('names the month, in Indian time', () => {
    expect(formatDay(new Date('2026-11-21T18:29:59Z'))).toBe('21 Nov 2026');
    expect(formatDay(new Date('2026-11-21T18:30:00Z'))).toBe('22 Nov 2026');
  });
});

describe('formatPercent', () => {
  it('has no trailing zeros', () => {
    expect(formatPercent(0)).toBe('0%');
    expect(formatPercent(1800)).toBe('18%');
    expect(formatPercent(1250)).toBe('12.5%');
    expect(formatPercent(25)).toBe('0.25%');
  });
});
