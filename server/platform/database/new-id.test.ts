import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('newId returns unique ids of 22 evenly distributed letters and digits', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = Map.groupBy(ids.join(''), (character) => character);
  expect(counts.size).toBe(62);
  // 3,548 of each are expected; ten standard deviations are 590.
  for (const { length } of counts.values()) expect(Math.abs(length - 3548)).toBeLessThan(590);
});
