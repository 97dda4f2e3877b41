import { describe, expect, it } from 'vitest';
import { canonicalListPath, listPageTitle } from './canonical-list-path.ts';
import { readListParams } from './list-params.ts';

const readParams = (search: string) => readListParams(new URLSearchParams(search));
const listFor = (search: string) => ({ params: readParams(search), products: ['a drill'] });

describe('the canonical path of a list', () => {
  it.each([
    ['', '/products'],
    ['page=1', '/products'],
    ['page=3', '/products?page=3'],
    ['page=zero', '/products'],
    ['sort=all', '/products'],
    ['utm_source=mail', '/products'],
  ])('is, for ?%s, %s', (search, address) => {
    expect(canonicalListPath('/products', listFor(search))).toBe(address);
  });

  it('keeps the sub-category', () => {
    expect(canonicalListPath('/category/tools/1?query=drills&sid=2', listFor('page=2'))).toBe(
      '/category/tools/1?query=drills&sid=2&page=2',
    );
  });

  it.each(['sort=price-asc', 'brand=Bharat', 'min_price=10', 'gst=18&page=2'])(
    'is undefined for a list that is sorted or filtered by ?%s',
    (search) => {
      expect(canonicalListPath('/products', listFor(search))).toBeUndefined();
    },
  );

  it('is undefined after the last page, but not for an empty first page', () => {
    expect(canonicalListPath('/products', { params: readParams('page=9'), products: [] })).toBeUndefined();
    expect(canonicalListPath('/products', { params: readParams(''), products: [] })).toBe('/products');
  });

  it('goes with a different title for every page', () => {
    expect(listPageTitle('All products', readParams(''))).toBe('All products');
    expect(listPageTitle('All products', readParams('page=2'))).toBe('All products, page 2');
  });
});
