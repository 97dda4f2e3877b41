import { describe, expect, it } from 'vitest';
import { findStateByGstCode, findStateByName, states } from './states.ts';

describe('states', () => {
  it('contain 28 states and 8 union territories in alphabetical order', () => {
    expect(states.filter((state) => !state.isUnionTerritory)).toHaveLength(28);
    expect(states.filter((state) => state.isUnionTerritory)).toHaveLength(8);
    const names = states.map((state) => state.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('have unique names and GST codes', () => {
    expect(new Set(states.map((state) => state.name)).size).toBe(36);
    expect(new Set(states.map((state) => state.gstCode)).size).toBe(36);
    for (const { gstCode } of states) expect(gstCode).toMatch(/^[0-3][0-9]$/);
  });

  it.each([
    ['19', 'West Bengal'],
    ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['36', 'Telangana'],
    ['37', 'Andhra Pradesh'],
    ['38', 'Ladakh'],
  ])('are found by the code %s and the name %s', (gstCode, name) => {
    expect(findStateByGstCode(gstCode)?.name).toBe(name);
    expect(findStateByName(name)?.gstCode).toBe(gstCode);
  });

  it('are not found by retired codes or other names', () => {
    for (const gstCode of ['00', '25', '28', '39', '97', '99', '7']) {
      expect(findStateByGstCode(gstCode)).toBeUndefined();
    }
    for (const name of ['', 'Orissa', 'kerala', 'constructor']) expect(findStateByName(name)).toBeUndefined();
  });
});
