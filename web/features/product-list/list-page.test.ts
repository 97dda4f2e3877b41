import { expect, it } from 'vitest';
import { loadPageAfter } from './list-page.ts';

it('asks for the next page by where the one before ended, with all that is chosen', async () => {
  const asked: object[] = [];
  const choice = { page: 2, sort: 'price-asc' as const, filters: { brand: ['Vajra'] } };
  const page = await loadPageAfter('after-p2', choice, async (query) => {
    asked.push(query);
    return { products: [], total: 5, is_total_exact: true, page: 1, limit: 48, next: 'after-p4' };
  });
  expect(asked).toEqual([{ sort: 'price-asc', brand: ['Vajra'], after: 'after-p2' }]);
  expect(page).toEqual({ items: [], next: 'after-p4' });
});
