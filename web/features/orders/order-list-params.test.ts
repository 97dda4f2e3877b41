import { expect, it } from 'vitest';
import { readOrderListParams } from './order-list.ts';
import { ordersPath } from './order-list-params.ts';

const read = (search: string) => readOrderListParams(new URLSearchParams(search));

it.each([
  '/orders',
  '/orders?status=Shipped',
  '/orders?q=EST%2F2026-27%2F000123',
  '/orders?status=Rejected&q=drill+10+mm&page=3',
])('reads the parameters of %s and builds the same path from them', (path) => {
  expect(ordersPath(read(path.split('?')[1] ?? ''))).toBe(path);
});

it.each(['status=Lost&page=0', 'status=requested&page=1.5', 'page=-2&q=+', 'page=9999999999'])(
  'ignores invalid parameters: %s',
  (search) => {
    expect(read(search)).toEqual({ status: undefined, searchText: '', page: 1 });
  },
);
