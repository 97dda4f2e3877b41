import { expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

it.each(['8.8.8.8', '13.126.0.1', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2400:cb00::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.100.100.200', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['168.63.129.16', '192.0.2.1'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2001::1'],
  // IPv4 addresses in IPv6 ones.
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['', 'localhost', '127.1', 'fe80::1%eth0'],
])('“%s” is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
