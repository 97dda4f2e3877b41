import { describe, expect, it } from 'vitest';
import { getLastPage, pathWithPage, readListParams } from './list-params.ts';

const read = (query: string) => readListParams(new URLSearchParams(query));

describe('the choice in a list’s address', () => {
  it('is the first page in the shop’s order when nothing is chosen', () => {
    expect(read('')).toEqual({ page: 1, sort: 'all', filters: {} });
  });

  it('is read', () => {
    expect(read('page=3&sort=price-asc&brand=Vajra')).toEqual({
      page: 3,
      sort: 'price-asc',
      filters: { brand: ['Vajra'] },
    });
  });

  it.each(['0', '-1', '1.5', '1e99', 'two', '', 'NaN'])('takes the page %j for the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it.each(['', 'price', 'PRICE-ASC', '__proto__'])('takes the order %j for the shop’s own', (sort) => {
    expect(read(`sort=${sort}`).sort).toBe('all');
  });
});

describe('the address of another page', () => {
  const search = new URLSearchParams('query=drills&sid=7&page=2&sort=price-asc');

  it('keeps what else was chosen', () => {
    expect(pathWithPage('/products', search, 3)).toBe('/products?query=drills&sid=7&page=3&sort=price-asc');
  });

  it('does not name the first page, which has one address only', () => {
    expect(pathWithPage('/products', new URLSearchParams('page=2'), 1)).toBe('/products');
  });

  it('leaves the given choice alone', () => {
    pathWithPage('/products', search, 9);
    expect(search.get('page')).toBe('2');
  });
});

describe('the last page', () => {
  it.each([
    [0, 1],
    [1, 1],
    [48, 1],
    [49, 2],
    [240, 5],
  ])('of %i products is %i', (total, page) => {
    expect(getLastPage(total)).toBe(page);
  });
});
