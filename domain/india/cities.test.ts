import { describe, expect, it } from 'vitest';
import { cities, FALLBACK_CITY } from './cities.ts';
import { findStateByName } from './states.ts';

describe('cities', () => {
  it('are 85, unique and alphabetical, the fallback among them', () => {
    const names = cities.map((city) => city.name);
    expect(new Set(names).size).toBe(85);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(names).toContain(FALLBACK_CITY);
  });

  it('lie in a state we know and inside India', () => {
    for (const city of cities) {
      expect(findStateByName(city.stateName), city.name).toBeDefined();
      expect(city.latitude, city.name).toBeGreaterThan(6.7);
      expect(city.latitude, city.name).toBeLessThan(37.1);
      expect(city.longitude, city.name).toBeGreaterThan(68.1);
      expect(city.longitude, city.name).toBeLessThan(97.5);
    }
  });

  it('lie apart from one another', () => {
    // A mistyped centre shows as two cities of different states in one place.
    for (const [index, a] of cities.entries()) {
      for (const b of cities.slice(index + 1)) {
        const apart = Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);
        expect(apart, `${a.name}, ${b.name}`).toBeGreaterThan(0.03);
      }
    }
  });
});
