import { afterEach, describe, expect, it } from 'vitest';
import { pickCategories, rememberPickedCategories } from './pick-categories.ts';

const candidates = Array.from({ length: 11 }, (_, number) => ({ id: `c${number}` }));
const pick = () => pickCategories(candidates).map(({ id }) => id);

afterEach(() => rememberPickedCategories([]));

describe('pickCategories', () => {
  it('picks four at random, in the operator’s order', () => {
    const seen = new Set<string>();
    for (let visit = 0; visit < 200; visit++) {
      const ids = pick();
      expect(new Set(ids).size).toBe(4);
      expect(ids).toEqual(candidates.map(({ id }) => id).filter((id) => ids.includes(id)));
      for (const id of ids) seen.add(id);
    }
    expect(seen.size).toBe(candidates.length);
  });

  it('picks the same ones again within a visit', () => {
    rememberPickedCategories(['c1', 'c5', 'c7', 'c9']);
    expect(pick()).toEqual(['c1', 'c5', 'c7', 'c9']);
  });

  it('picks fewer when there are not enough', () => {
    expect(pickCategories([{ id: 'only' }])).toEqual([{ id: 'only' }]);
    expect(pickCategories([])).toEqual([]);
  });
});
