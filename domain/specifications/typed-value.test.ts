import { describe, expect, it } from 'vitest';
import { withImplied } from './implied-specifications.ts';
import { inferBetterFigure, inferType } from './infer-type.ts';
import type { SpecificationType } from './specification.ts';
import { toTypedValue } from './typed-value.ts';

const number = (unit: string): SpecificationType => ({ kind: 'number', unit });

describe('toTypedValue', () => {
  it('takes the figure in the unit of the specification, in the base unit', () => {
    expect(toTypedValue('2.2 kW (3 HP)', number('kW'))).toEqual({ number: 2200, text: 'kW' });
    expect(toTypedValue('2.2 kW (3 HP)', number('HP'))?.number).toBeCloseTo(2237.1);
    expect(toTypedValue('750 W', number('HP'))?.number).toBe(750);
    expect(toTypedValue('212 cc petrol, 7 HP', number('cc'))?.number).toBeCloseTo(0.212);
  });

  it('takes the upper end of a range', () => {
    expect(toTypedValue('0–150 mm', number('mm'))?.number).toBe(150);
    expect(toTypedValue('6–11 UK', number('UK'))?.number).toBe(11);
  });

  it('has none for a text without such a figure', () => {
    expect(toTypedValue('Not needed', number('bar'))).toBeUndefined();
    expect(toTypedValue('16 mm', number('kg'))).toBeUndefined();
    expect(toTypedValue('16 mm', { kind: 'text', unit: '' })).toBeUndefined();
  });

  it('writes choices and answers in one way', () => {
    expect(toTypedValue(' class  F ', { kind: 'choice', unit: '' })).toEqual({
      number: null,
      text: 'Class F',
    });
    expect(toTypedValue('yes', { kind: 'yes_no', unit: '' })?.text).toBe('Yes');
    expect(toTypedValue('None', { kind: 'yes_no', unit: '' })?.text).toBe('No');
    expect(toTypedValue('On request', { kind: 'yes_no', unit: '' })).toBeUndefined();
  });
});

describe('inferType', () => {
  it.each([
    [['5 HP (3.7 kW)', '2 HP', '750 W'], { kind: 'number', unit: 'HP' }],
    [['16 mm', '20 mm'], { kind: 'number', unit: 'mm' }],
    [['10', '12', '8'], { kind: 'number', unit: '' }],
    [['5–11 UK', '6–12 UK', '8 UK'], { kind: 'choice', unit: '' }],
    [['IP55', 'IP65'], { kind: 'choice', unit: '' }],
    [['Yes', 'no'], { kind: 'yes_no', unit: '' }],
    [['304', 'Fe 550D', 'IS 2062 E250'], { kind: 'choice', unit: '' }],
    [['600 × 600 mm', '1200 × 1200 mm'], { kind: 'choice', unit: '' }],
    [['A long description of what this is made of, and how'], { kind: 'text', unit: '' }],
  ])('reads %j as %j', (values, expected) => {
    expect(inferType(values)).toEqual(expected);
  });

  it('takes many different texts for no choice', () => {
    const names = Array.from({ length: 30 }, (_, index) => `Name ${String.fromCharCode(97 + index)}x`);
    expect(inferType(names).kind).toBe('text');
  });

  it('knows what is better only where the name leaves no doubt', () => {
    expect(['Duty cycle', 'Noise', 'Weight'].map(inferBetterFigure)).toEqual(['higher', 'lower', 'none']);
  });
});

describe('withImplied', () => {
  const names = (...values: string[]) =>
    withImplied({
      title: 'Pump',
      specifications: values.map((value, index) => ({ name: `S${index}`, value })),
    })
      .slice(values.length)
      .map(({ name, value }) => `${name}: ${value}`);

  it('adds the phase and the protection that other texts name', () => {
    expect(names('415 V, three-phase', 'Sheet steel, IP42')).toEqual([
      'Phase: Three phase',
      'Protection: IP42',
    ]);
    expect(names('2 HP single phase')).toEqual(['Phase: Single phase']);
    expect(names('3 ph')).toEqual(['Phase: Three phase']);
    expect(names('Phase sequence relay')).toEqual([]);
    expect(names('single phase or three phase')).toEqual([]);
  });

  it('keeps what the product says itself, phases in one spelling', () => {
    const specifications = [
      { name: 'phase', value: '3' },
      { name: 'Supply', value: '415 V three phase' },
    ];
    expect(withImplied({ title: 'Motor', specifications })).toEqual([
      { name: 'phase', value: 'Three phase' },
      { name: 'Supply', value: '415 V three phase' },
    ]);
    expect(withImplied({ title: 'Three Phase Motor', specifications: [] })).toEqual([
      { name: 'Phase', value: 'Three phase' },
    ]);
  });
});
