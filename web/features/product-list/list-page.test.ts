import { expect, it } from 'vitest';
import { loadPageAfter } from './list-page.ts';

it('loads the next page by cursor, with the sort key and filters of the list', async () => {
  const queries: object[] = [];
  const params = { page: 2, sort: 'price-asc' as const, filters: { brand: ['Vajra'] }, isTable: false };
  const page = await loadPageAfter('after-p2', { params }, async (query) => {
    queries.push(query);
    return { products: [], total: 5, is_total_exact: true, page: 1, limit: 48, next: 'after-p4' };
  });
  expect(queries).toEqual([{ sort: 'price-asc', brand: ['Vajra'], after: 'after-p2' }]);
  expect(page).toEqual({ items: [], next: 'after-p4' });
});
