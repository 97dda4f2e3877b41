import type { CategoryWithSubCategories } from '#web/site/category.ts';

const COUNT = 4;

/**
 * Four categories for the footer. Ids are random, so the four smallest are a random choice, but the same one on every
 * page and every server. Cached pages are therefore consistent.
 */
export function selectPopularCategories(
  categories: readonly CategoryWithSubCategories[],
): CategoryWithSubCategories[] {
  return categories.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, COUNT);
}
