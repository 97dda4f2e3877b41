import { describe, expect, it } from 'vitest';
import { cities, FALLBACK_CITY } from './cities.ts';
import { findStateByName } from './states.ts';

describe('cities', () => {
  it('contain 85 unique names in alphabetical order, including the fallback', () => {
    const names = cities.map((city) => city.name);
    expect(new Set(names).size).toBe(85);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(names).toContain(FALLBACK_CITY);
  });

  it('have a known state and coordinates in India', () => {
    for (const city of cities) {
      expect(findStateByName(city.stateName), city.name).toBeDefined();
      expect(city.latitude, city.name).toBeGreaterThan(6.7);
      expect(city.latitude, city.name).toBeLessThan(37.1);
      expect(city.longitude, city.name).toBeGreaterThan(68.1);
      expect(city.longitude, city.name).toBeLessThan(97.5);
    }
  });

  it('have coordinates that differ from each other', () => {
    // A mistyped centre would show up as two cities of different states in one place.
    for (const [index, a] of cities.entries()) {
      for (const b of cities.slice(index + 1)) {
        const distance = Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);
        expect(distance, `${a.name}, ${b.name}`).toBeGreaterThan(0.03);
      }
    }
  });
});
