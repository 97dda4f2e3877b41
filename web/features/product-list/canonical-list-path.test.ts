import { describe, expect, it } from 'vitest';
import { canonicalListPath, listPageTitle } from './canonical-list-path.ts';
import { readListParams } from './list-params.ts';

const choose = (search: string) => readListParams(new URLSearchParams(search));
const listFor = (search: string) => ({ params: choose(search), products: ['a drill'] });

describe('the one address of a list', () => {
  it.each([
    ['', '/products'],
    ['page=1', '/products'],
    ['page=3', '/products?page=3'],
    ['page=zero', '/products'],
    ['sort=all', '/products'],
    ['utm_source=mail', '/products'],
  ])('with ?%s is %s', (search, address) => {
    expect(canonicalListPath('/products', listFor(search))).toBe(address);
  });

  it('keeps the sub-category', () => {
    expect(canonicalListPath('/category/tools/1?query=drills&sid=2', listFor('page=2'))).toBe(
      '/category/tools/1?query=drills&sid=2&page=2',
    );
  });

  it.each(['sort=price-asc', 'brand=Bharat', 'min_price=10', 'gst=18&page=2'])(
    'is none when it is sorted or narrowed by ?%s',
    (search) => {
      expect(canonicalListPath('/products', listFor(search))).toBeUndefined();
    },
  );

  it('is none after the last page, but the first page has one even if it is empty', () => {
    expect(canonicalListPath('/products', { params: choose('page=9'), products: [] })).toBeUndefined();
    expect(canonicalListPath('/products', { params: choose(''), products: [] })).toBe('/products');
  });

  it('has a title of its own on every page', () => {
    expect(listPageTitle('All products', choose(''))).toBe('All products');
    expect(listPageTitle('All products', choose('page=2'))).toBe('All products, page 2');
  });
});
