import { isIPv4 } from 'node:net';

/** @param hostname of a URL: a name, an IPv4 address, or an IPv6 address with or without brackets. */
export function isLoopback(hostname: string): boolean {
  const isLocalName = hostname === 'localhost' || hostname.endsWith('.localhost');
  return (
    isLocalName ||
    hostname === '::1' ||
    hostname === '[::1]' ||
    (isIPv4(hostname) && hostname.startsWith('127.'))
  );
}
