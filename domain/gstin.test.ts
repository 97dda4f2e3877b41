import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateGstinCheckCharacter, checkGstin, normaliseGstin } from './gstin.ts';
import { states } from './india/states.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const ALPHANUMERIC = DIGITS + LETTERS;

const text = (characters: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length });

const firstFourteen = fc
  .tuple(
    fc.constantFrom(...states.map((state) => state.gstCode)),
    text(LETTERS, 5),
    text(DIGITS, 4),
    text(LETTERS, 1),
    text(ALPHANUMERIC.slice(1), 1),
    text(LETTERS, 1),
  )
  .map((parts) => parts.join(''));

const wellFormed = firstFourteen.map((first14) => first14 + calculateGstinCheckCharacter(first14));

/** The text with the character at the index replaced. */
const withCharacter = (original: string, index: number, character: string) =>
  original.slice(0, index) + character + original.slice(index + 1);

describe('checkGstin', () => {
  it.each([
    ['27AAPFU0939F1ZV', 'Maharashtra', 'AAPFU0939F'],
    ['29AAGCB7383J1Z4', 'Karnataka', 'AAGCB7383J'],
    ['27AAACR5055K1Z7', 'Maharashtra', 'AAACR5055K'],
    ['24AAACC1206D1ZM', 'Gujarat', 'AAACC1206D'],
    ['36AAACH7409R1Z2', 'Telangana', 'AAACH7409R'],
  ])('accepts %s of %s', (gstin, stateName, pan) => {
    expect(checkGstin(gstin)).toEqual({ isValid: true, gstin, stateName, pan });
  });

  it('accepts spaces, line breaks and lower case', () => {
    expect(checkGstin(' 27 aapfu0939f 1zv\n')).toMatchObject({ isValid: true, gstin: '27AAPFU0939F1ZV' });
  });

  it('accepts a kind of registration other than Z', () => {
    const first14 = '27AAPFU0939F1C';
    expect(checkGstin(first14 + calculateGstinCheckCharacter(first14))).toMatchObject({ isValid: true });
  });

  it.each([
    ['', 'length'],
    ['27AAPFU0939F1Z', 'length'],
    ['27AAPFU0939F1ZVV', 'length'],
    ['00AAPFU0939F1ZV', 'state-code'],
    ['25AAPFU0939F1ZV', 'state-code'],
    ['28AAPFU0939F1ZV', 'state-code'],
    ['97AAPFU0939F1ZV', 'state-code'],
    ['2OAAPFU0939F1ZV', 'state-code'],
    ['27AAPF00939F1ZV', 'pan'],
    ['27AAPFUO939F1ZV', 'pan'],
    ['27AAPFU093991ZV', 'pan'],
    ['27AAPFU0939F0ZV', 'format'],
    ['27AAPFU0939F12V', 'format'],
    ['27AAPFU0939F1Z*', 'format'],
    ['27AAPFU0939F1ZW', 'check-character'],
    ['07AAACS8577K1ZX', 'check-character'],
  ])('rejects %j because of its %s', (gstin, problem) => {
    expect(checkGstin(gstin)).toEqual({ isValid: false, problem });
  });

  it('accepts every well-formed number, also with a space or in lower case', () => {
    fc.assert(
      fc.property(wellFormed, fc.nat(15), (gstin, gap) => {
        const typed = `${gstin.slice(0, gap)} ${gstin.slice(gap)}`.toLowerCase();
        expect(checkGstin(typed)).toEqual({
          isValid: true,
          gstin,
          stateName: states.find((state) => state.gstCode === gstin.slice(0, 2))?.name,
          pan: gstin.slice(2, 12),
        });
      }),
    );
  });

  it('rejects every other check character', () => {
    fc.assert(
      fc.property(wellFormed, (gstin) => {
        for (const character of ALPHANUMERIC) {
          if (character === gstin.charAt(14)) continue;
          const changed = withCharacter(gstin, 14, character);
          expect(checkGstin(changed)).toEqual({ isValid: false, problem: 'check-character' });
        }
      }),
    );
  });

  it('rejects a change of any single character', () => {
    fc.assert(
      fc.property(wellFormed, fc.nat(14), fc.constantFrom(...ALPHANUMERIC), (gstin, index, character) => {
        fc.pre(character !== gstin.charAt(index));
        expect(checkGstin(withCharacter(gstin, index, character)).isValid).toBe(false);
      }),
    );
  });

  it('never throws', () => {
    // The unit 'binary' is the same, but takes seconds to prepare.
    const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
    fc.assert(fc.property(fc.string({ unit: character, maxLength: 20 }), (any) => void checkGstin(any)));
  });
});

describe('calculateGstinCheckCharacter', () => {
  it('returns 36 different results for the 36 characters at any position', () => {
    fc.assert(
      fc.property(text(ALPHANUMERIC, 14), fc.nat(13), (first14, index) => {
        const checks = [...ALPHANUMERIC].map((character) =>
          calculateGstinCheckCharacter(withCharacter(first14, index, character)),
        );
        expect(new Set(checks).size).toBe(ALPHANUMERIC.length);
      }),
    );
  });

  it('throws for anything but fourteen digits and capital letters', () => {
    for (const wrong of ['', '27AAPFU0939F1', '27AAPFU0939F1ZV', '27aapfu0939f1z', '27AAPFU0939F1-']) {
      expect(() => calculateGstinCheckCharacter(wrong), wrong).toThrow(RangeError);
    }
  });
});

describe('normaliseGstin', () => {
  it('removes white space and converts to upper case', () => {
    expect(normaliseGstin('\t27aapfu 0939f 1zv ')).toBe('27AAPFU0939F1ZV');
  });
});
