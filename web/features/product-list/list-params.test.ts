import { describe, expect, it } from 'vitest';
import { getLastPage, pathWithPage, pathWithView, readListParams } from './list-params.ts';

const read = (query: string) => readListParams(new URLSearchParams(query));

describe('readListParams', () => {
  it('defaults to the first page, the default order and no filters', () => {
    expect(read('')).toEqual({ page: 1, sort: 'all', filters: {}, isTable: false });
  });

  it('reads page, sort key and filters', () => {
    expect(read('page=3&sort=price-asc&brand=Vajra&view=table')).toEqual({
      page: 3,
      sort: 'price-asc',
      filters: { brand: ['Vajra'] },
      isTable: true,
    });
  });

  it.each(['0', '-1', '1.5', '1e99', 'two', '', 'NaN'])('reads the invalid page %j as the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it.each(['', 'price', 'PRICE-ASC', '__proto__'])('reads the invalid sort key %j as the default', (sort) => {
    expect(read(`sort=${sort}`).sort).toBe('all');
  });
});

describe('pathWithPage', () => {
  const search = new URLSearchParams('query=drills&sid=7&page=2&sort=price-asc');

  it('keeps the other parameters', () => {
    expect(pathWithPage('/products', search, 3)).toBe('/products?query=drills&sid=7&page=3&sort=price-asc');
  });

  it('leaves out the number of the first page', () => {
    expect(pathWithPage('/products', new URLSearchParams('page=2'), 1)).toBe('/products');
  });

  it('does not modify the given parameters', () => {
    pathWithPage('/products', search, 9);
    expect(search.get('page')).toBe('2');
  });
});

describe('pathWithView', () => {
  it('turns a list into a table and back, from the first page', () => {
    const search = new URLSearchParams('sid=7&page=2&sort=price-asc');
    const asTable = pathWithView('/category/drills/1', search, true);
    expect(asTable).toBe('/category/drills/1?sid=7&sort=price-asc&view=table');
    expect(pathWithView('/category/drills/1', new URLSearchParams(asTable.split('?')[1]), false)).toBe(
      '/category/drills/1?sid=7&sort=price-asc',
    );
  });
});

describe('getLastPage', () => {
  it.each([
    [0, 1],
    [1, 1],
    [48, 1],
    [49, 2],
    [240, 5],
  ])('returns, for %i products, page %i', (total, page) => {
    expect(getLastPage(total)).toBe(page);
  });
});
