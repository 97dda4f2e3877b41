import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_UNIT, getUnitWords, isUnitCode, UNIT_CODES } from './unit.ts';

describe('the units of GST', () => {
  it('are the 45 codes of the e-invoice', () => {
    expect(UNIT_CODES).toHaveLength(45);
    expect(UNIT_CODES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(UNIT_CODES).toContain(DEFAULT_UNIT);
  });

  it('knows its own codes only', () => {
    expect(['BAG', 'LTR', 'MTS'].every(isUnitCode)).toBe(true);
    fc.assert(
      fc.property(fc.string(), (text) => isUnitCode(text) === (UNIT_CODES as string[]).includes(text)),
    );
    expect(isUnitCode('toString')).toBe(false);
  });

  it('has a singular and a plural for each', () => {
    expect(getUnitWords('NOS')).toEqual({ singular: 'piece', plural: 'pieces' });
    expect(getUnitWords('BOX').plural).toBe('boxes');
    expect(getUnitWords('BUN').plural).toBe('bunches');
    expect(getUnitWords('SQF')).toEqual({ singular: 'square foot', plural: 'square feet' });
    for (const code of UNIT_CODES) {
      const { singular, plural } = getUnitWords(code);
      expect([singular, plural]).not.toContain('');
    }
  });

  it('takes the word of a product before that of its code', () => {
    expect(getUnitWords('NOS', 'bar')).toEqual({ singular: 'bar', plural: 'bars' });
  });
});
