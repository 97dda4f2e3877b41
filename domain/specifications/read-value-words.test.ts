import { describe, expect, it } from 'vitest';
import { omitRanges, omitValues, readValueWords } from './read-value-words.ts';

const spans = (text: string) => readValueWords(text).map(({ start, end }) => text.slice(start, end).trim());

describe('readValueWords', () => {
  it.each([
    ['5 hp motor', ['5 hp'], 'motor'],
    ['16 mm tmt', ['16 mm'], 'tmt'],
    ['3 phase', ['3 phase'], ''],
    ['motor 5hp three-phase ip55', ['5hp', 'three-phase', 'ip55'], 'motor'],
    ['vernier 0-150 mm', ['0-150 mm'], 'vernier'],
    ['motor under 5 hp', ['under 5 hp'], 'motor'],
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

  it.each([
    ['motor 5 to 10 hp', 3728.5, 7457, 'motor'],
    ['motor 5 hp to 10 hp', 3728.5, 7457, 'motor'],
    ['motor between 5 and 10 hp', 3728.5, 7457, 'motor'],
    ['between 5 hp and 10 hp motor', 3728.5, 7457, 'motor'],
    ['motor from 5 to 10 hp', 3728.5, 7457, 'motor'],
    ['motor 5 se 10 hp tak', 3728.5, 7457, 'motor'],
    ['700-900 W drill', 700, 900, 'drill'],
    ['drill 700 W - 900 W', 700, 900, 'drill'],
    ['drill 0.7 kW to 900 W', 700, 900, 'drill'],
    ['motor above 5 hp', 3728.5, null, 'motor'],
    ['motor from 5 hp', 3728.5, null, 'motor'],
    ['more than 5 hp motor', 3728.5, null, 'motor'],
    ['motor 5 hp se upar', 3728.5, null, 'motor'],
    ['drill up to 900 W', null, 900, 'drill'],
    ['drill upto 900 W', null, 900, 'drill'],
    ['motor 2 hp se kam', null, 1491.4, 'motor'],
  ])('reads %j as a range from %s to %s', (text, min, max, rest) => {
    expect(readValueWords(text).map(({ range }) => range)).toEqual([{ min, max }]);
    expect(omitRanges(text)).toBe(rest);
  });

  it.each(['vernier 0-150 mm', '5 hp motor', 'motor 5 hp 415 V', 'motor 5 hp and 10 hp'])(
    'reads no range from %j',
    (text) => {
      expect(omitRanges(text)).toBe(text);
    },
  );

  it('takes what is nearly an end for a figure of the range', () => {
    const [range] = readValueWords('5 to 10 hp');
    const isMatch = (kilowatts: number) => range?.isMatch('P', { number: 1000 * kilowatts, text: 'kW' });
    expect([3, 3.7, 5.5, 7.5, 9].map(isMatch)).toEqual([false, true, true, true, false]);
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
