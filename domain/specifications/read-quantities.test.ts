import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUnit, formatInUnit, UNIT_SPELLINGS } from './measures.ts';
import { readCount, readQuantities } from './read-quantities.ts';

const read = (text: string) =>
  readQuantities(text).map(({ unit, min, max }) =>
    min === max ? `${max} ${unit}` : `${min}..${max} ${unit}`,
  );

describe('readQuantities', () => {
  it.each([
    ['2.2 kW (3 HP)', ['2200 kW', '2237.1 HP']],
    ['415 V, three-phase', ['415 V']],
    ['0–150 mm', ['0..150 mm']],
    ['0-150mm', ['0..150 mm']],
    ['−20 to 60 °C', ['-20..60 °C']],
    ['±0.03 mm', ['0.03 mm']],
    ['212 cc petrol, 7 HP', ['0.212 cc', '5219.9 HP']],
    ['18,000 lm', ['18000 lm']],
    ['1/4 inch swivel', ['6.35 inch']],
    ['250 / 500 kg', ['250..500 kg']],
    ['3 × 1000 W', ['1000 W']],
    ['12 V 8 Ah', ['12 V', '8 Ah']],
    ['35–45 pouches/min', ['35..45 pouches/min']],
    ['2.5 sq mm', ['2.5 sq mm']],
    ['min. 550 N/mm2', ['5500 N/mm²']],
    ['60% at 200 A', ['60 %', '200 A']],
    ['up to 2200 W', ['2200 W']],
    ['5-hp', ['3728.5 HP']],
    ['600 × 600 mm', []],
    ['8 x 4 ft', []],
    ['120 × 50 × 1.6 mm', []],
    ['E6013', []],
    ['VG-125 mm', []],
    ['IP55', []],
    ['IS 2062 E250', []],
    ['Stainless steel', []],
    ['', []],
  ])('reads %j as %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('reads every unit in each of its spellings, and as it is shown', () => {
    for (const spelling of UNIT_SPELLINGS) {
      const unit = findUnit(spelling);
      expect(read(`7 ${spelling}`), spelling).toEqual([
        `${Number((7 * (unit?.factor ?? 0)).toPrecision(9))} ${unit?.name}`,
      ]);
    }
  });

  it('reads what formatInUnit writes', () => {
    const figure = fc.integer({ min: 1, max: 1999 });
    fc.assert(
      fc.property(figure, fc.constantFrom(...UNIT_SPELLINGS), (number, spelling) => {
        const unit = findUnit(spelling);
        if (!unit) throw new Error(spelling);
        const [quantity] = readQuantities(formatInUnit(number * unit.factor, unit.name));
        expect(quantity?.unit).toBe(unit.name);
        expect(quantity?.max).toBeCloseTo(Number((number * unit.factor).toPrecision(9)), 6);
      }),
    );
  });

  it('takes a lower and an upper end in any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { min, max, start, end } of readQuantities(text)) {
          expect(min).toBeLessThanOrEqual(max);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('readCount', () => {
  it.each([
    ['12', '', 12],
    ['100 nails', 'nails', 100],
    ['6–11 UK', 'UK', 11],
    ['3.5', '', 3.5],
  ])('reads %j', (text, unit, max) => {
    expect(readCount(text)).toMatchObject({ unit, max });
  });

  it.each(['24:1', '1 NO + 1 NC', 'M4', '304 L grade', ''])('does not read %j', (text) => {
    expect(readCount(text)).toBeUndefined();
  });
});
