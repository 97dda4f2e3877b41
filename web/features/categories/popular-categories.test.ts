import { expect, it } from 'vitest';
import { selectPopularCategories } from './popular-categories.ts';

const category = (id: string) => ({ id, name: id, image: '', path: '', subCategories: [] });

it('selects the same four categories in whatever order they come', () => {
  const ids = ['e', 'b', 'a', 'd', 'c'];
  const selected = selectPopularCategories(ids.map(category)).map(({ id }) => id);
  expect(selected).toEqual(['a', 'b', 'c', 'd']);
  expect(selectPopularCategories(ids.toReversed().map(category)).map(({ id }) => id)).toEqual(selected);
});
