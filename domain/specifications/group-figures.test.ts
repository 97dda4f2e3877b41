import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupFigures } from './group-figures.ts';
import { formatInUnit } from './measures.ts';
import { readQuantities } from './read-quantities.ts';

it.each([
  ['1440 rpm', '1,440 rpm'],
  ['150000 cycles, 1200W', '150000 cycles, 1,200W'],
  ['0–2800 rpm', '0–2,800 rpm'],
  ['0–1100 / 0–2800 rpm', '0–1,100 / 0–2,800 rpm'],
  ['1000-2500 kg', '1,000-2,500 kg'],
  ['1,440 rpm', '1,440 rpm'],
  ['123456 lm', '1,23,456 lm'],
  ['600 × 1200 mm', '600 × 1200 mm'],
  ['1200 × 600 mm', '1200 × 600 mm'],
  ['IS 2925', 'IS 2925'],
  ['E6013 W', 'E6013 W'],
  ['AB-1200 W', 'AB-1200 W'],
  ['2.1234 m', '2.1234 m'],
  ['', ''],
])('writes %j as %j', (text, expected) => {
  expect(groupFigures(text)).toBe(expected);
});

it('writes a figure as its filter is named, and never changes what it says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom('rpm', 'W', 'kg', 'mm'),
      (figure, unit) => {
        const text = `${figure} ${unit}`;
        expect(groupFigures(text)).toBe(formatInUnit(readQuantities(text)[0]?.max ?? 0, unit));
        expect(readQuantities(groupFigures(text))[0]).toMatchObject({ max: figure, unit });
      },
    ),
  );
});
