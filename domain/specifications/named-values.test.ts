import { expect, it } from 'vitest';
import { hasNamedValues, listMissingValues, measureDistance } from './named-values.ts';

const drill = {
  title: 'Vajra VD-13RE Impact Drill 13 mm 750 W',
  specifications: [
    { name: 'Drilling in concrete', value: '16 mm' },
    { name: 'Speed', value: '0–2,800 rpm' },
    { name: 'Supply', value: '230 V, single phase' },
    { name: 'Weight', value: '1.9 kg' },
  ],
};

it.each([
  ['impact drill 13mm', true],
  ['impact drill 16 mm', false],
  ['drill 1/2 inch', true],
  ['drill 750w 13 mm', true],
  ['drill 1 hp', true],
  ['drill 600 watt', false],
  ['drill 2800 rpm', true],
  ['drill 230v single phase', true],
  ['drill 3 phase', false],
  ['drill 5 kg', false],
  ['drill IP55', false],
  ['impact drill', true],
])('%s: %s', (line, expected) => {
  expect(hasNamedValues(line, drill)).toBe(expected);
});

it('lists the values that a product does not have, as they are written', () => {
  expect(listMissingValues('impact drill 16mm 750 watt IP55', drill)).toEqual(['16mm', 'IP55']);
  expect(listMissingValues('impact drill', drill)).toEqual([]);
});

it('tells double from single goods', () => {
  const harness = { title: 'Full Body Harness with Single Lanyard', specifications: [] };
  expect(listMissingValues('harness double lanyard', harness)).toEqual(['double lanyard']);
  expect(listMissingValues('harness single lanyard', harness)).toEqual([]);
  const lanyard = { title: 'Twin Lanyard', specifications: [{ name: 'Ends', value: 'Forked' }] };
  expect(listMissingValues('double lanyard', lanyard)).toEqual([]);
});

it('tells apart the poles of switches', () => {
  const mcb = { title: 'Vidyulekh MCB-C32 MCB Single Pole 32 A C Curve 10 kA', specifications: [] };
  expect(listMissingValues('MCB 32A double pole', mcb)).toEqual(['double pole']);
  expect(listMissingValues('mcb 2P 32 amp', mcb)).toEqual(['2P']);
  expect(listMissingValues('MCB 32A DP', mcb)).toEqual(['DP']);
  expect(listMissingValues('single-pole mcb 32a', mcb)).toEqual([]);
  const motor = { title: 'Gatika GM-112-4 Motor', specifications: [{ name: 'Poles', value: '4' }] };
  expect(listMissingValues('motor 4 pole', motor)).toEqual([]);
  expect(listMissingValues('motor 6 pole', motor)).toEqual(['6 pole']);
});

it('measures how far the figures of a product are from those that a text names', () => {
  const near = measureDistance('impact drill 16 mm', drill);
  expect(measureDistance('impact drill 13mm 750 watt', drill)).toBe(0);
  expect(measureDistance('impact drill', drill)).toBe(0);
  expect(near).toBeGreaterThan(0);
  expect(measureDistance('impact drill 32 mm', drill)).toBeGreaterThan(near);
  // No figure of this measure at all.
  expect(measureDistance('impact drill 5 litre', drill)).toBeGreaterThan(
    measureDistance('impact drill 90 mm', drill),
  );
});
