import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPhone,
  hasTenDigits,
  isCallableNumber,
  normaliseCallableNumber,
  normalisePhone,
} from './phone.ts';

const mobileNumber = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
const separator = fc.constantFrom('', '', ' ', '-', '(', ')', '[', ']', '\u00a0', '\u2011', '\u202a');

describe('normalisePhone', () => {
  it.each([
    '9830012345',
    ' 98300 12345 ',
    '98300-12345',
    '(983) 001-2345',
    '+919830012345',
    '+91 98300 12345',
    '+91-98300-12345',
    '(+91) 98300 12345',
    '+91 (0) 98300 12345',
    '09830012345',
    '0 98300 12345',
    '00919830012345',
    '919830012345',
    '\u202a+91 98300 12345\u202c',
  ])('accepts %j', (text) => {
    expect(normalisePhone(text)).toBe('9830012345');
  });

  it.each([
    '',
    '983001234',
    '98300123456',
    '5830012345',
    '0983001234',
    '033 2248 1234',
    '+1 9830012345',
    '+92 9830012345',
    '++919830012345',
    '98300+12345',
    '+9830012345',
    '9830012345, 9830012346',
    '9830012345 ext. 1',
    '98300 1234O',
    '९८३००१२३४५',
  ])('rejects %j', (text) => {
    expect(normalisePhone(text)).toBeUndefined();
  });

  it('does not take the beginning of a number for the country code 91', () => {
    expect(normalisePhone('9198300123')).toBe('9198300123');
  });

  it('returns the same ten digits with any separators and prefix', () => {
    fc.assert(
      fc.property(
        mobileNumber,
        fc.constantFrom('', '0', '+91', '91', '0091', '+910'),
        fc.array(separator, { minLength: 15, maxLength: 15 }),
        (number, prefix, separators) => {
          const typed = [...(prefix + number)]
            .map((character, index) => character + separators[index])
            .join('');
          expect(normalisePhone(typed)).toBe(number);
        },
      ),
    );
  });

  it('returns undefined, or ten digits from 6 to 9 that it returns unchanged when normalised again', () => {
    const characters = fc.constantFrom(...'0123456789+- ()x');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 16 }), (text) => {
        const phone = normalisePhone(text);
        if (phone === undefined) return;
        expect(phone).toMatch(/^[6-9][0-9]{9}$/);
        expect(normalisePhone(phone)).toBe(phone);
      }),
    );
  });
});

describe('formatPhone', () => {
  it('groups the digits of a mobile number and returns anything else unchanged', () => {
    expect(formatPhone('9830054321')).toBe('+91 98300 54321');
    expect(formatPhone('+91 33 4000 1234')).toBe('+91 33 4000 1234');
  });
});

describe('isCallableNumber', () => {
  it.each([
    '9830012345',
    '+91 98300 12345',
    '033 4000 1234',
    '+91 33 4000 1234',
    '(033) 4000-1234',
    '1800 11 4000',
    '1800-123-4567',
    '+49 30 1234567',
  ])('accepts %j', (text) => {
    expect(isCallableNumber(text)).toBe(true);
  });

  it.each([
    '',
    '12',
    '4000 1234',
    '+91',
    '98300 1234O',
    '9830012345 or 9830012346',
    '+91+9830012345',
    '-'.repeat(12),
  ])('rejects %j', (text) => {
    expect(isCallableNumber(text)).toBe(false);
  });
});

describe('hasTenDigits', () => {
  it('accepts ten digits of any kind of number, with or without country code and trunk prefix', () => {
    for (const text of ['5830012345', '033 4000 1234', '+91 33 4000 1234', '9830012345'])
      expect(hasTenDigits(text), text).toBe(true);
    for (const text of ['', '12345', '98300123456', '+49 30 1234567', '98300 1234O'])
      expect(hasTenDigits(text), text).toBe(false);
  });
});

describe('normaliseCallableNumber', () => {
  it('reduces an Indian mobile number to its ten digits and keeps other numbers as typed', () => {
    expect(normaliseCallableNumber(' +91 98300-12345')).toBe('9830012345');
    expect(normaliseCallableNumber('(033)  4000-1234 ')).toBe('(033) 4000-1234');
    expect(normaliseCallableNumber('\u202a+49 30\u00a01234567\u202c')).toBe('+49 30 1234567');
    expect(normaliseCallableNumber('4000 1234')).toBeUndefined();
  });

  it('keeps landlines whose area code begins like a mobile number', () => {
    for (const landline of ['080 4123 4567', '079-2658 1234', '(0674) 253 1234', '0612 222 3344'])
      expect(normaliseCallableNumber(landline)).toBe(landline);
    for (const mobile of ['098300 12345', '0 98300 12345', '09830012345', '+91 98300 12345'])
      expect(normaliseCallableNumber(mobile)).toBe('9830012345');
  });

  it('returns numbers that can be called and that it returns unchanged when normalised again', () => {
    const characters = fc.constantFrom(...'0123456789+- ()\u202a\u00a0');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 24 }), (text) => {
        const phone = normaliseCallableNumber(text);
        expect(phone !== undefined).toBe(isCallableNumber(text));
        if (phone === undefined) return;
        expect(isCallableNumber(phone)).toBe(true);
        expect(normaliseCallableNumber(phone)).toBe(phone);
      }),
    );
  });
});
