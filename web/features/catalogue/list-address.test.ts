import { describe, expect, it } from 'vitest';
import { listAddress, listTitle } from './list-address.ts';
import { readListChoice } from './list-choice.ts';

const choose = (search: string) => readListChoice(new URLSearchParams(search));
const pageOf = (search: string) => ({ choice: choose(search), products: ['a drill'] });

describe('the one address of a list', () => {
  it.each([
    ['', '/products'],
    ['page=1', '/products'],
    ['page=3', '/products?page=3'],
    ['page=zero', '/products'],
    ['sort=all', '/products'],
    ['utm_source=mail', '/products'],
  ])('with ?%s is %s', (search, address) => {
    expect(listAddress('/products', pageOf(search))).toBe(address);
  });

  it('keeps the sub-category', () => {
    expect(listAddress('/category/tools/1?query=drills&sid=2', pageOf('page=2'))).toBe(
      '/category/tools/1?query=drills&sid=2&page=2',
    );
  });

  it.each(['sort=price-asc', 'brand=Bharat', 'min_price=10', 'gst=18&page=2'])(
    'is none when it is sorted or narrowed by ?%s',
    (search) => {
      expect(listAddress('/products', pageOf(search))).toBeUndefined();
    },
  );

  it('is none after the last page, but the first page has one even if it is empty', () => {
    expect(listAddress('/products', { choice: choose('page=9'), products: [] })).toBeUndefined();
    expect(listAddress('/products', { choice: choose(''), products: [] })).toBe('/products');
  });

  it('has a title of its own on every page', () => {
    expect(listTitle('All products', choose(''))).toBe('All products');
    expect(listTitle('All products', choose('page=2'))).toBe('All products, page 2');
  });
});
