import { expect, it } from 'vitest';
import { readUnit } from './read-unit.ts';
import { getUnitWords, UNIT_CODES } from './unit.ts';

it.each([
  ['PRS', ['Pair', 'Pairs', 'Prs', 'Prs.', 'जोड़ी']],
  ['NOS', ['Nos.', 'No', 'Each', 'nos', 'Piece', 'Pc.']],
  ['MTR', ['Mtr', 'Mtrs', 'Meter', 'Metre', 'R.Mt']],
  ['KGS', ['Kgs', 'kg', 'Kilogram']],
  ['PAC', ['Packet', 'Pkt']],
  ['SQF', ['Sq. Ft', 'sqft', 'square feet']],
  ['DRM', ['Drum', 'drums']],
] as const)('reads %s from what price lists write', (code, texts) => {
  expect(texts.map(readUnit)).toEqual(texts.map(() => code));
});

it('reads every code, and every word of a unit as one with that word', () => {
  for (const code of UNIT_CODES) {
    expect(readUnit(code)).toBe(code);
    for (const word of Object.values(getUnitWords(code))) {
      expect(Object.values(getUnitWords(readUnit(word) ?? 'BAG'))).toContain(word);
    }
  }
});

it('does not guess', () => {
  expect(readUnit('Kilo watt')).toBeUndefined();
  expect(readUnit('')).toBeUndefined();
});
