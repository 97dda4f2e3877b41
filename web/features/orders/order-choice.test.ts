import { expect, it } from 'vitest';
import { pathOfOrders } from './order-choice.ts';
import { readOrderChoice } from './order-list.ts';

const read = (search: string) => readOrderChoice(new URLSearchParams(search));

it.each([
  '/orders',
  '/orders?status=Shipped',
  '/orders?q=EST%2F2026-27%2F000123',
  '/orders?status=Rejected&q=drill+10+mm&page=3',
])('the address %s says what it shows', (path) => {
  expect(pathOfOrders(read(path.split('?')[1] ?? ''))).toBe(path);
});

it.each(['status=Lost&page=0', 'status=requested&page=1.5', 'page=-2&q=+', 'page=9999999999'])(
  'what is no choice counts as none: %s',
  (search) => {
    expect(read(search)).toEqual({ status: undefined, words: '', page: 1 });
  },
);
