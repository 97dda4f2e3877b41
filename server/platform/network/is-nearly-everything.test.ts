import { expect, it } from 'vitest';
import { isNearlyEverything } from './is-nearly-everything.ts';

it.each([
  '0.0.0.0/0',
  '128.0.0.0/1',
  '10.0.0.0/7',
  '::/0',
  '2000::/3',
  '::ffff:0:0/96',
  '0:0:0:0:0:ffff:0:0/96',
  '::/16',
])('%s is nearly everything', (network) => {
  expect(isNearlyEverything(network)).toBe(true);
});

it.each([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.0.2.1',
  '192.0.2.1/32',
  '::1',
  '::1/128',
  'fc00::/7',
  'fd12:3456::/32',
  '2400:cb00::/32',
  '::ffff:10.0.0.0/104',
])('%s is not', (network) => {
  expect(isNearlyEverything(network)).toBe(false);
});
