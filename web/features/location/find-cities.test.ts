import { describe, expect, it } from 'vitest';
import { cities } from '#domain/india/cities.ts';
import { findCities } from './find-cities.ts';
import { formerCityNames } from './former-city-names.ts';

const names = (typed: string) => findCities(typed).map(({ name }) => name);

describe('looking for a city', () => {
  it('shows all while nothing is typed', () => {
    expect(findCities(' ')).toHaveLength(cities.length);
  });

  it('finds it by a part of its name, in any case, the beginnings first', () => {
    expect(names('PU')[0]).toBe('Puducherry');
    expect(names('nagar')).toContain('Bhavnagar');
  });

  it('finds it by its former name and by its state', () => {
    expect(names('bangalore')).toEqual(['Bengaluru']);
    expect(names('kerala')).toEqual(expect.arrayContaining(['Kochi', 'Kozhikode']));
  });

  it('finds nothing elsewhere', () => {
    expect(names('Paris')).toEqual([]);
  });
});

it('former names belong to cities of the list', () => {
  const known = cities.map(({ name }) => name);
  expect(Object.keys(formerCityNames).filter((name) => !known.includes(name))).toEqual([]);
});
