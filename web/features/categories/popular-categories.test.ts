import { expect, it } from 'vitest';
import { selectPopularCategories } from './popular-categories.ts';

const category = (id: string) => ({ id, name: id, image: '', path: '', subCategories: [] });

it('the footer’s four categories do not depend on the order in which they come', () => {
  const ids = ['e', 'b', 'a', 'd', 'c'];
  const chosen = selectPopularCategories(ids.map(category)).map(({ id }) => id);
  expect(chosen).toEqual(['a', 'b', 'c', 'd']);
  expect(selectPopularCategories(ids.toReversed().map(category)).map(({ id }) => id)).toEqual(chosen);
});
