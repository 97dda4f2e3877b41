import { describe, expect, it } from 'vitest';
import { listDistricts } from './districts.ts';
import { states } from './states.ts';

describe('listDistricts', () => {
  it('knows every district of 2026', () => {
    expect(states.flatMap((state) => listDistricts(state.name))).toHaveLength(786);
  });

  it.each(states.map((state) => state.name))(
    'lists the districts of %s: unique, alphabetical and without stray characters',
    (name) => {
      const districts = listDistricts(name);
      expect(districts.length).toBeGreaterThan(0);
      expect(new Set(districts.map((district) => district.toLowerCase())).size).toBe(districts.length);
      expect(districts).toEqual(districts.toSorted((a, b) => a.localeCompare(b, 'en')));
      for (const district of districts)
        expect(district).toMatch(/^[A-Z][A-Za-z]*\.?(?:[ -][A-Za-z0-9]+\.?)*$/);
    },
  );

  it.each([
    ['Delhi', 13, 'Old Delhi'],
    ['Goa', 3, 'Kushavati'],
    ['Puducherry', 4, 'Yanam'],
    ['Uttar Pradesh', 75, 'Prayagraj'],
    ['West Bengal', 23, 'Kolkata'],
  ])('lists for %s %i districts, including %s', (name, count, district) => {
    expect(listDistricts(name)).toHaveLength(count);
    expect(listDistricts(name)).toContain(district);
  });

  it('returns an empty list for an unknown state', () => {
    for (const name of ['', 'Bombay', 'constructor', '__proto__']) expect(listDistricts(name)).toEqual([]);
  });
});
