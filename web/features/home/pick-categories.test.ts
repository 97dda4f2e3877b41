import { afterEach, describe, expect, it } from 'vitest';
import { pickCategories, rememberPickedCategories } from './pick-categories.ts';

const candidates = Array.from({ length: 11 }, (_, number) => ({ id: `c${number}` }));
const choose = () => pickCategories(candidates).map(({ id }) => id);

afterEach(() => rememberPickedCategories([]));

describe('the categories of the home page', () => {
  it('are four, in the operator’s order, and everyone’s turn comes', () => {
    const seen = new Set<string>();
    for (let visit = 0; visit < 200; visit++) {
      const ids = choose();
      expect(new Set(ids).size).toBe(4);
      expect(ids).toEqual(candidates.map(({ id }) => id).filter((id) => ids.includes(id)));
      for (const id of ids) seen.add(id);
    }
    expect(seen.size).toBe(candidates.length);
  });

  it('stay the same in one visit', () => {
    rememberPickedCategories(['c1', 'c5', 'c7', 'c9']);
    expect(choose()).toEqual(['c1', 'c5', 'c7', 'c9']);
  });

  it('are fewer when there are no more', () => {
    expect(pickCategories([{ id: 'only' }])).toEqual([{ id: 'only' }]);
    expect(pickCategories([])).toEqual([]);
  });
});
