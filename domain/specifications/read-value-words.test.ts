import { describe, expect, it } from 'vitest';
import { omitValues, readValueWords } from './read-value-words.ts';

const spans = (text: string) => readValueWords(text).map(({ start, end }) => text.slice(start, end).trim());

describe('readValueWords', () => {
  it.each([
    ['5 hp motor', ['5 hp'], 'motor'],
    ['16 mm tmt', ['16 mm'], 'tmt'],
    ['3 phase', ['3 phase'], ''],
    ['motor 5hp three-phase ip55', ['5hp', 'three-phase', 'ip55'], 'motor'],
    ['vernier 0-150 mm', ['0-150 mm'], 'vernier'],
    ['motor under 5 hp', [], 'motor under 5 hp'],
    ['gi sheet 8 x 4 ft', [], 'gi sheet 8 x 4 ft'],
    ['E6013 rod', [], 'E6013 rod'],
    ['drill', [], 'drill'],
  ])('finds in %j the values %j', (text, values, rest) => {
    expect(spans(text)).toEqual(values);
    expect(omitValues(text, readValueWords(text))).toBe(rest);
  });

  it('compares figures of one measure, nearly if their units differ', () => {
    const [value] = readValueWords('5 hp');
    expect(value?.isMatch('Power', { number: 3700, text: 'kW' })).toBe(true);
    expect(value?.isMatch('Power', { number: 2200, text: 'kW' })).toBe(false);
    expect(value?.isMatch('Length', { number: 3728.5, text: 'mm' })).toBe(false);
    expect(value?.isMatch('Power', { number: null, text: '5 HP' })).toBe(false);
  });

  it('takes a range for any figure in it, but one from 0 for its end', () => {
    const [range] = readValueWords('700-900 w');
    expect([650, 750, 900].map((figure) => range?.isMatch('P', { number: figure, text: 'W' }))).toEqual([
      false,
      true,
      true,
    ]);
    const [instrument] = readValueWords('0-150 mm');
    expect([40, 150].map((figure) => instrument?.isMatch('R', { number: figure, text: 'mm' }))).toEqual([
      false,
      true,
    ]);
  });
});
