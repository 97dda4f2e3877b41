import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

export type GetClientIp = (context: Context) => string;

/**
 * Tells the network address a request comes from; of IPv6 the network of 2⁶⁴ addresses that one household has. What
 * `X-Forwarded-For` says is believed only as far as it was written by proxies we trust: from the right, the first
 * address that is not one of them is the client's.
 * @param trustedProxies addresses or networks (`10.0.0.0/8`).
 */
export function createClientIpReader(trustedProxies: readonly string[]): GetClientIp {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (context) => {
    const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
    const hops = [...forwarded.map((hop) => unmapIpv4(hop.trim())), unmapIpv4(getSocketAddress(context))];
    return toNetwork(hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? '');
  };
}

/** Requests that never went through a socket come from ourselves. */
function getSocketAddress(context: Context): string {
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : '';
}

function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** An IPv4 address as such, also when it comes in IPv6 clothes. */
function unmapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
