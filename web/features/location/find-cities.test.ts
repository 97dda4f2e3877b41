import { describe, expect, it } from 'vitest';
import { cities } from '#domain/india/cities.ts';
import { findCities } from './find-cities.ts';
import { formerCityNames } from './former-city-names.ts';

const names = (typed: string) => findCities(typed).map(({ name }) => name);

describe('findCities', () => {
  it('finds all cities while nothing is typed', () => {
    expect(findCities(' ')).toHaveLength(cities.length);
  });

  it('finds a city by a part of its name in any case, and puts names that start with it first', () => {
    expect(names('PU')[0]).toBe('Puducherry');
    expect(names('nagar')).toContain('Bhavnagar');
  });

  it('finds a city by its former name and by its state', () => {
    expect(names('bangalore')).toEqual(['Bengaluru']);
    expect(names('kerala')).toEqual(expect.arrayContaining(['Kochi', 'Kozhikode']));
  });

  it('finds no city outside India', () => {
    expect(names('Paris')).toEqual([]);
  });
});

it('has former names of known cities only', () => {
  const known = cities.map(({ name }) => name);
  expect(Object.keys(formerCityNames).filter((name) => !known.includes(name))).toEqual([]);
});
